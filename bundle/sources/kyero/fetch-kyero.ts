import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { MappingContext } from "../mapping-row.ts";
import { textOfXml } from "../xml-text.ts";
import { type KyeroFeed, readKyero } from "./read-kyero.ts";

/** Some 30,000 listings with texts in all languages. */
const MAX_FEED_BYTES = 150 * 1024 * 1024;
const MAX_FEED_MS = 300_000;

type Fetched =
  | {
      readonly kind: "fetched";
      readonly feed: KyeroFeed;
      /** For the next time. */ readonly etag: string | null;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "failed"; readonly message: string };

type Asked = {
  readonly fetch: FetchPublic;
  /** Of the feed that was read last. */
  readonly etag?: string | null;
  readonly context: Omit<MappingContext, "document">;
};

/** Fetches the feed of an agency by its address, unless it is the one that was read last. */
export async function fetchKyero(url: string, { fetch, etag, context }: Asked): Promise<Fetched> {
  const headers = { accept: "application/xml, text/xml", ...(etag && { "if-none-match": etag }) };
  const answer = await fetch(url, { headers, maxBytes: MAX_FEED_BYTES, timeoutMs: MAX_FEED_MS });
  if (answer.kind !== "answered") return { kind: "failed", message: `the feed ${answer.reason}` };
  if (answer.status === 304) return { kind: "unchanged" };
  if (answer.status !== 200)
    return { kind: "failed", message: `the feed's address answered ${answer.status}` };
  const xml = textOfXml(answer.body);
  if (xml === null) return { kind: "failed", message: "the feed has an encoding that nobody knows" };
  const feed = await readKyero(xml, { ...context, file: fileOf(answer.url) });
  return { kind: "fetched", feed, etag: answer.headers.etag ?? null };
}

/** The last part of an address: what stands before may hold a password. */
function fileOf(url: string): string {
  return new URL(url).pathname.split("/").findLast(Boolean) ?? "the feed";
}
