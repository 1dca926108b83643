import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { openTemporaryFolder } from "#platform/config/temporary-folder.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, type ApiCall, siteEndpoint, StreamBody } from "#features/site/api/endpoint.ts";
import type { Site } from "#features/site/schema/site.ts";
import { type Finding, ToldFinding } from "#bundle/finding.ts";
import { connectorOf } from "./collecting.ts";
import { countUploads, whileUploading } from "#bundle/files/uploads-under-way.ts";
import { runWith } from "./run-source.ts";
import { tryWithSourceLock } from "./source-lock.ts";
import type { Source, SourceRun } from "./sources-table.ts";

const MAX_BYTES = 200 * 1024 * 1024;
const MOST_FINDINGS = 100;

/** What came of a delivery. */
export const SourceOutcome = z.object({
  summary: z.string().describe("What it did. Example: `3 added, 1 changed, 0 removed`."),
  findings: z.array(ToldFinding).describe("What was not understood or not taken: the first hundred."),
});

const MOST_UPLOADS = 5;

export const sourceDeliveries = siteEndpoint({
  method: "POST",
  path: "/sources/{name}/deliveries",
  group: "Writing",
  scope: "listings",
  takesBytes: MAX_BYTES,
  isStreamed: true,
  isPersonal: true,
  summary: "Upload a file of a connected system",
  description:
    "The body is a delivery of OpenImmo as its folder would have it: a .zip with its pictures, or the XML alone, at most 200 MB. The answer comes when its listings are on the site; the same delivery again changes nothing.\n\n`curl -H 'Authorization: Bearer gevel_…' --data-binary @delivery.zip -H 'Content-Type: application/zip' https://www.example.be/api/sites/huyzen/sources/openimmo/deliveries`",
  operationId: "sourceDelivery",
  params: { name: "The name of the source. Example: `openimmo`" },
  body: StreamBody,
  answer: SourceOutcome,
  problems: ["refused", "busy"],
  handle: async (call) => {
    const { site, params, parts, body } = call;
    const source = await parts.storage.findSource(site.id, params["name"] ?? "");
    const connected = source && connectorOf(source);
    if (!source || !connected || typeof connected === "string" || !connected.connector.upload)
      throw new AppError("not-found");
    if (countUploads(site.id) >= MOST_UPLOADS)
      throw new AppError("busy", { headers: { "Retry-After": "60" } });
    return whileUploading(site.id, async () => {
      const folder = await openTemporaryFolder(parts.dataDir, "delivery");
      try {
        const path = join(folder.path, "delivery");
        await pipeline(limited(body as ReadableStream<Uint8Array>), createWriteStream(path));
        return answer(outcomeOf(await importUpload(call, source, path)));
      } finally {
        await folder.remove();
      }
    });
  },
});

async function* limited(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new AppError("too-large");
    yield chunk;
  }
}

async function importUpload(
  { parts, now }: ApiCall<unknown> & { readonly site: Site },
  source: Source,
  path: string,
): Promise<SourceRun> {
  const { databaseUrl } = parts.storage;
  const running = {
    databaseUrl,
    dataDir: parts.dataDir,
    fetch: createFetchPublic(),
    environment: process.env,
    now: () => now,
  };
  const run = await tryWithSourceLock(databaseUrl, source, () =>
    runWith(
      (connector, collecting) => connector.upload!(collecting, { path, name: "the delivery" }),
      source,
      running,
    ),
  );
  if (!run) throw new AppError("busy");
  return run;
}

function outcomeOf({ outcome, summary, findings }: SourceRun): z.output<typeof SourceOutcome> {
  const told = findings
    .filter(({ level }) => level !== "note")
    .slice(0, MOST_FINDINGS)
    .map(toldOf);
  if (outcome === "done" || outcome === "unchanged") return { summary, findings: told };
  throw new AppError("refused", {
    detail: summary,
    errors: told.filter(({ level }) => level === "error"),
    members: { findings: told },
  });
}

function toldOf({ level, code, params, file, path, message }: Finding) {
  return {
    level: level === "error" ? ("error" as const) : ("warning" as const),
    code,
    params,
    path: path ?? "",
    message: `${file}: ${message}`,
  };
}
