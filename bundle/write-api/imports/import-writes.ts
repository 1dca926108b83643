import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Client, ClientBase } from "pg";
import { z } from "zod";
import { transact } from "#platform/db/in-transaction.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { IMPORT_QUEUE } from "#platform/jobs/queues.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, siteEndpoint, StreamBody } from "#features/site/api/endpoint.ts";
import { BundleRefused } from "../../files/bundle-files.ts";
import { openBundle } from "../../files/open-bundle.ts";
import { storedFindings, ToldFinding } from "../../finding.ts";
import { log } from "../import-documents.ts";
import { onOwnConnection } from "../../own-connection.ts";
import type { WriteCall } from "../with-site-write-lock.ts";
import { countUploads, whileUploading } from "../../files/uploads-under-way.ts";
import { findAnswered, type Write, writeOf } from "../write.ts";
import { keepUpload, MOST_BYTES } from "./import-files.ts";
import {
  addImport,
  countOpenImports,
  findImport,
  type ImportOptions,
  type SiteImport,
} from "./imports-table.ts";
import type { QueuedImport } from "./run-import.ts";

const MOST_OPEN = 5;

/** How far an import over the API is. */
export const ImportState = z.object({
  id: z.uuid(),
  state: z
    .enum(["waiting", "running", "done", "refused", "failed"])
    .describe(
      "refused: the bundle is not good, nothing was changed. failed: a fault of the server's, nothing was changed.",
    ),
  progress: z
    .object({ phase: z.enum(["checking", "pictures", "writing"]), done: z.number(), total: z.number() })
    .nullable()
    .describe("Bytes of listings that are checked or written, or pictures, while it runs."),
  summary: z.string().nullable().describe("What came of it. Example: `3 added, 1 changed, 0 removed`."),
  findings: z
    .array(ToldFinding)
    .describe("What `gevel import` says of it, by file, line and field: the first two hundred."),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
type ImportState = z.infer<typeof ImportState>;

const shared = { group: "Writing", scope: "content", isPersonal: true } as const;

const CURL = "curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/imports";

export const importWrites = [
  siteEndpoint({
    ...shared,
    method: "POST",
    path: "/imports",
    isOwners: true,
    takesBytes: MOST_BYTES,
    isStreamed: true,
    summary: "Import a bundle",
    description: `The body is a site's bundle as a .zip of at most 4 GB, which is imported as \`gevel import\` does; \`Location\` tells how far it is. At most ${MOST_OPEN} of a site wait at a time. Repetitions with an \`Idempotency-Key\` are known by its options alone.\n\n\`${CURL}?partial --data-binary @site.zip -H 'Content-Type: application/zip'\``,
    operationId: "postImport",
    query: {
      partial: "Adds and updates, removes nothing",
      skipInvalid: "Takes the good records and leaves the others out",
      allowRemovals: "Takes off whatever the bundle leaves out, be it all that the site has",
    },
    body: StreamBody,
    status: 202,
    answer: ImportState,
    problems: ["invalid-input", "refused", "other-request", "too-many-writes"],
    handle: async (call) => {
      const stored = await takeImport(call);
      return answer(stored, { headers: { Location: `/api/sites/${call.site.id}/imports/${stored.id}` } });
    },
  }),
  siteEndpoint({
    ...shared,
    method: "GET",
    path: "/imports/{id}",
    params: { id: "As `POST imports` answered it" },
    summary: "How far an import is, and what it found",
    description: `It is known for 30 days.\n\n\`${CURL}/4f1c…\``,
    operationId: "siteImport",
    answer: ImportState,
    problems: [],
    handle: async ({ site, params, parts }) => {
      const id = z.uuid().safeParse(params["id"]);
      const found =
        id.success &&
        (await onOwnConnection({ site, parts }, (client) => findImport(client, site.id, id.data)));
      if (!found) throw new AppError("not-found");
      return answer(stateOf(found));
    },
  }),
];

async function takeImport(call: WriteCall): Promise<ImportState> {
  const { site, parts } = call;
  const options = optionsIn(call.query);
  const write = writeOf({ ...call, body: options }, "POST", "imports");
  const before = await onOwnConnection({ site, parts }, (client) =>
    findTaken(client, write, countUploads(site.id)),
  );
  if (before) return before;
  return whileUploading(site.id, async () => {
    const id = randomUUID();
    const path = await keepUpload(parts.dataDir, id, call.body as ReadableStream<Uint8Array>);
    try {
      await refuseOther(path);
      const taken = await onOwnConnection({ site, parts }, (client) =>
        transact(client, () => queueImport(client, write, { id, options })),
      );
      if (taken.id !== id) await rm(path, { force: true });
      return taken;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  });
}

/** What the same call was answered before, or null; throws where no more of a site may wait. */
async function findTaken(client: ClientBase, write: Write, uploads: number): Promise<ImportState | null> {
  const repeated = await findAnswered<ImportState>(client, write);
  if (repeated) return repeated;
  if ((await countOpenImports(client, write.site.id)) + uploads < MOST_OPEN) return null;
  throw new AppError("too-many-writes", { headers: { "Retry-After": "60" } });
}

type Asked = { readonly id: string; readonly options: ImportOptions };

/** Puts an import into the queue; others that came meanwhile, also with the same key, count. */
async function queueImport(client: Client, write: Write, { id, options }: Asked): Promise<ImportState> {
  const { site, actor, now } = write;
  await client.query("select pg_advisory_xact_lock(hashtext('gevel import call'), hashtext($1))", [site.id]);
  const taken = await findTaken(client, write, 0);
  if (taken) return taken;
  await addImport(client, site.id, { id, actor, options, now });
  const stored = stateOf((await findImport(client, site.id, id))!);
  const job: QueuedImport = { siteId: site.id, importId: id };
  await queueJob(client, IMPORT_QUEUE, job, { group: site.id });
  await log(client, { ...write, subject: `imports/${id}` }, "accepted", stored);
  return stored;
}

/** Says at once what is no bundle at all. */
async function refuseOther(path: string): Promise<void> {
  try {
    await (await openBundle(path)).close();
  } catch (error) {
    if (!(error instanceof BundleRefused)) throw error;
    throw new AppError("refused", {
      errors: [{ code: "unreadable-bundle", path: "", message: error.message }],
    });
  }
}

const FLAGS = ["partial", "skipInvalid", "allowRemovals"] as const;

/** A flag alone, as `?partial`, is meant. An unknown one is refused: without its `partial`, an import removes. */
function optionsIn(query: URLSearchParams): ImportOptions {
  const unknown = [...query.keys()].find((name) => !FLAGS.some((flag) => flag === name));
  if (unknown !== undefined)
    throw new AppError("invalid-input", {
      errors: [{ code: "unknown-field", path: unknown, message: `expected one of ${FLAGS.join(", ")}` }],
    });
  const flag = (name: keyof ImportOptions) => {
    const value = query.get(name);
    if (value === null || value === "false") return false;
    if (value === "" || value === "true") return true;
    throw new AppError("invalid-input", {
      errors: [{ code: "wrong-choice", path: name, message: "expected true or false" }],
    });
  };
  return { partial: flag("partial"), skipInvalid: flag("skipInvalid"), allowRemovals: flag("allowRemovals") };
}

function stateOf(found: SiteImport): ImportState {
  const { id, state, progress, summary, findings, createdAt, startedAt, endedAt } = found;
  return {
    id,
    state,
    progress: progress as ImportState["progress"],
    summary,
    findings: storedFindings(findings),
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
