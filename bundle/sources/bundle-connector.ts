import { join } from "node:path";
import { z } from "zod";
import { BundleRefused } from "#bundle/files/bundle-files.ts";
import { openBundle } from "#bundle/files/open-bundle.ts";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { JsonObject } from "./mapping-row.ts";
import { type Collected, defineConnector } from "./run/connector.ts";

const MAX_ZIP_BYTES = 4 * 1024 * 1024 * 1024;
const MAX_ZIP_MS = 1_200_000;

export const bundle = defineConnector({
  about: "A whole site as a bundle (.zip) at an address, imported as `gevel import` does.",
  settings: z.object({ address: z.url({ protocol: /^https?$/ }).describe("Where the .zip is.") }),
  async collect({ settings: { address }, state, fetch, openFolder }) {
    const { path, remove: close } = await openFolder("bundle");
    try {
      const file = join(path, "bundle.zip");
      const fetched = await fetchBundle(address, { file, state, fetch });
      if (fetched.kind !== "fetched") {
        await close();
        return fetched;
      }
      return await opened(file, fetched.etag, close);
    } catch (error) {
      await close();
      throw error;
    }
  },
});

type Asking = {
  readonly file: string;
  readonly state: JsonObject | null;
  readonly fetch: FetchPublic;
};

type Fetched = { readonly kind: "fetched"; readonly etag: string | null };

async function fetchBundle(
  address: string,
  { file, state, fetch }: Asking,
): Promise<Fetched | Exclude<Collected, { kind: "delivery" | "bundle" }>> {
  const known = state?.["etag"];
  const answer = await fetch(address, {
    headers: { accept: "application/zip", ...(typeof known === "string" && { "if-none-match": known }) },
    maxBytes: MAX_ZIP_BYTES,
    timeoutMs: MAX_ZIP_MS,
    toFile: file,
  });
  if (answer.kind !== "answered") return { kind: "failed", message: `the bundle ${answer.reason}` };
  if (answer.status === 304) return { kind: "unchanged" };
  if (answer.status !== 200)
    return { kind: "failed", message: `the bundle's address answered ${answer.status}` };
  return { kind: "fetched", etag: answer.headers.etag ?? null };
}

async function opened(file: string, etag: string | null, remove: () => Promise<void>): Promise<Collected> {
  try {
    const source = await openBundle(file);
    const close = async () => {
      await source.close();
      await remove();
    };
    return { kind: "bundle", bundle: source, state: etag ? { etag } : {}, close };
  } catch (error) {
    await remove();
    if (!(error instanceof BundleRefused)) throw error;
    return { kind: "failed", message: `the bundle can't be opened: ${error.message}` };
  }
}
