import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";
import type { Config } from "#platform/config/config.ts";
import { withConnection } from "#platform/db/connection.ts";
import { formatFinding } from "#bundle/finding.ts";
import { findDemo, NO_DEMO, type FindDemo } from "#bundle/demo-package.ts";
import { importBundle } from "#bundle/import-bundle.ts";

export type DemoParts = {
  readonly config: Pick<Config, "databaseUrl" | "dataDir">;
  readonly storage: { readonly databaseUrl: string };
  readonly now: () => Date;
  /** Aborted once the process has been told to stop. */
  readonly signal: AbortSignal;
};

/** Stands in `DATA_DIR` while the demo is loaded: a first run that was ended in the middle is gone on with. */
const UNFINISHED = "demo-unfinished";

/** Any number that nobody else locks: of several servers that start at once, one loads the demo and the others wait. */
const LOCK = 5_220_091_124;

/** The operator has a site already, or brought one meanwhile. */
class NotEmpty extends Error {}

/**
 * Gives a new embedded database something to show: the two invented agencies. A database of the operator's own is never
 * filled unasked, and neither is one that holds a site of the operator's.
 */
export async function loadDemo(parts: DemoParts, find: FindDemo = findDemo): Promise<void> {
  const { config, storage, signal } = parts;
  if (config.databaseUrl !== null) return;
  try {
    await withConnection(storage.databaseUrl, async (client) => {
      await waitForOtherServer(client);
      await takeInDemo(parts, client, find);
    });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof NotEmpty) console.error("First run: a site came meanwhile, no demo beside it.");
    else console.error("The demo agencies could not be loaded; the server runs without them.", error);
  }
}

async function waitForOtherServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [LOCK]);
  if (rows[0]?.free) return;
  console.error("First run: another server loads the demo agencies; this one waits for it …");
  await client.query("select pg_advisory_lock($1)", [LOCK]);
}

async function takeInDemo({ config, storage, now }: DemoParts, client: ClientBase, find: FindDemo) {
  const folder = join(config.dataDir, "demo");
  const mark = join(config.dataDir, UNFINISHED);
  const isBegun = existsSync(mark);
  if (!(await isEmptyBut(client, isBegun ? await bundlesIn(folder) : []))) return rm(mark, { force: true });
  const demo = await find();
  if (!demo) return console.error(NO_DEMO);
  await writeFile(mark, "");
  console.error("First run: drawing the two demo agencies …");
  await demo.writeDemo(folder, { today: now() });
  const names = await bundlesIn(folder);
  for (const name of names) {
    console.error(`First run: taking in ${name} …`);
    const { kind } = await importBundle({
      path: join(folder, name),
      databaseUrl: storage.databaseUrl,
      dataDir: config.dataDir,
      beforeWriting: (importer) => refuseBesideOthers(importer, names),
      report: (finding) => {
        if (finding.level === "error") console.error(formatFinding(finding));
      },
    });
    if (kind === "refused") console.error(`The demo agency ${name} was refused; the server runs without it.`);
  }
  await rm(mark);
}

async function bundlesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

async function isEmptyBut(client: ClientBase, demo: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query("select from site where site_id <> all($1) limit 1", [demo]);
  return rowCount === 0;
}

/** Rendering takes a minute, in which the operator may bring a site: an import that has begun is waited for, and others wait. */
async function refuseBesideOthers(importer: ClientBase, demo: readonly string[]): Promise<void> {
  await importer.query("lock table site in share row exclusive mode");
  if (!(await isEmptyBut(importer, demo))) throw new NotEmpty();
}
