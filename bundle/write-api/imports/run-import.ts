import { rm, stat } from "node:fs/promises";
import type { Client } from "pg";
import { connect, withConnection } from "#platform/db/connection.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { Finding, Step, ToldFinding } from "../../finding.ts";
import { BundleRefused } from "../../files/bundle-files.ts";
import { importBundle, type ImportResult } from "../../import-bundle.ts";
import { fileOfImport } from "./import-files.ts";
import { beginTry, endImport, ImportIsOver, noteProgress, type SiteImport } from "./imports-table.ts";

/** An import as the queue keeps it. */
export type QueuedImport = { readonly siteId: string; readonly importId: string };

export type RunParts = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly now: () => Date;
};

const MOST_FINDINGS = 200;
const MOST_TRIES = 3;
const PROGRESS_MS = 1_000;

/** Imports what was sent; a second run of one that is over does nothing. Throws where it is to be tried again. */
export async function runQueuedImport({ siteId, importId }: QueuedImport, parts: RunParts): Promise<string> {
  const { databaseUrl, dataDir, now } = parts;
  const asked = await withConnection(databaseUrl, (client) => beginTry(client, siteId, importId, now()));
  if (!asked) return "over";
  const findings: ToldFinding[] = [];
  const report = (finding: Finding) => {
    if (finding.level !== "note" && findings.length < MOST_FINDINGS) findings.push(toldOf(finding));
  };
  const end = (state: SiteImport["state"], summary: string) =>
    withConnection(databaseUrl, async (client) => {
      await endImport(client, siteId, importId, { state, summary, findings, now: now() });
      await writeLogEntry(client, siteId, entryOf(asked, now(), state));
    });
  if (asked.tries > MOST_TRIES) {
    await end("failed", `its server ended each of the ${MOST_TRIES} times that it was begun`);
    await rm(fileOfImport(dataDir, importId), { force: true });
    return "failed";
  }
  try {
    const result = await importUpload(siteId, asked, { ...parts, report, findings });
    if (result.kind === "refused") await end("refused", `${result.errors} errors: nothing was changed`);
    await rm(fileOfImport(dataDir, importId), { force: true });
    return result.kind;
  } catch (error) {
    if (error instanceof ImportIsOver) return "over";
    if (!(error instanceof BundleRefused) && asked.tries < MOST_TRIES) throw error;
    const isRefused = error instanceof BundleRefused;
    await end(isRefused ? "refused" : "failed", isRefused ? error.message : "it ended without a result");
    await rm(fileOfImport(dataDir, importId), { force: true });
    if (!isRefused) throw error;
    return "refused";
  }
}

type Importing = RunParts & {
  readonly report: (finding: Finding) => void;
  readonly findings: readonly ToldFinding[];
};

async function importUpload(
  siteId: string,
  asked: SiteImport,
  { databaseUrl, dataDir, now, report, findings }: Importing,
): Promise<ImportResult> {
  const path = fileOfImport(dataDir, asked.id);
  if (!(await stat(path).catch(() => null))) throw new BundleRefused("its file is not in DATA_DIR any more");
  const progress = await openProgress(databaseUrl, siteId, asked.id);
  try {
    return await importBundle({
      path,
      databaseUrl,
      dataDir,
      siteId,
      actor: asked.actor,
      ...asked.options,
      keepsOperatorsFields: true,
      report,
      onStep: progress.onStep,
      // In the transaction that writes, so that it is done exactly where all of it is.
      afterWriting: async (client, { outcome }) => {
        const ended = now();
        await endImport(client, siteId, asked.id, {
          state: "done",
          summary: outcome,
          findings,
          now: ended,
        });
        await writeLogEntry(client, siteId, entryOf(asked, ended, outcome));
      },
    });
  } finally {
    await progress.close();
  }
}

/** Writes how far it is once a second, on a connection of its own. */
async function openProgress(databaseUrl: string, siteId: string, id: string) {
  const client: Client = await connect(databaseUrl);
  let current: SiteImport["progress"] = null;
  let writing = Promise.resolve();
  const write = async () => {
    if (current) await noteProgress(client, siteId, id, current).catch(() => undefined);
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, PROGRESS_MS);
  const onStep: Step = (phase, total) => {
    const step = { phase, done: 0, total };
    current = step;
    return (done) => void (step.done += done);
  };
  const close = async () => {
    clearInterval(timer);
    await writing;
    await client.end();
  };
  return { onStep, close };
}

function entryOf({ id, actor }: SiteImport, at: Date, outcome: string) {
  return { at, actor, action: "IMPORT", subject: `imports/${id}`, outcome };
}

function toldOf({ level, code, params, file, line, path, message }: Finding): ToldFinding {
  const place = [line === undefined ? file : `${file}:${line}`, path].filter(Boolean).join(" ");
  return {
    level: level === "error" ? "error" : "warning",
    code,
    path: place,
    message,
    params,
  };
}
