import type { ClientBase } from "pg";
import type { ToldFinding } from "../../finding.ts";

/** How a bundle is to be taken, as the flags of `gevel import` say it. */
export type ImportOptions = {
  readonly partial: boolean;
  readonly skipInvalid: boolean;
  readonly allowRemovals: boolean;
};

/** An import that was asked for over the API, and how far it is. */
export type SiteImport = {
  readonly id: string;
  readonly actor: string;
  readonly options: ImportOptions;
  readonly state: "waiting" | "running" | "done" | "refused" | "failed";
  readonly tries: number;
  readonly progress: { readonly phase: string; readonly done: number; readonly total: number } | null;
  readonly summary: string | null;
  readonly findings: readonly ToldFinding[];
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
};

/** Another server ended the import, or who runs the server took the site off. */
export class ImportIsOver extends Error {}

type NewImport = Pick<SiteImport, "id" | "actor" | "options"> & { readonly now: Date };

export async function addImport(client: ClientBase, siteId: string, asked: NewImport): Promise<void> {
  const { id, actor, options, now } = asked;
  await client.query(INSERT, [siteId, id, actor, JSON.stringify(options), now]);
}

export async function findImport(client: ClientBase, siteId: string, id: string): Promise<SiteImport | null> {
  const { rows } = await client.query<SiteImport>(FIND, [siteId, id]);
  return rows[0] ?? null;
}

/** How many imports of a site wait or run. */
export async function countOpenImports(client: ClientBase, siteId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(COUNT_OPEN, [siteId]);
  return rows[0]!.count;
}

/** Begins one more try, unless the import is over. */
export async function beginTry(
  client: ClientBase,
  siteId: string,
  id: string,
  now: Date,
): Promise<SiteImport | null> {
  await client.query(BEGIN, [siteId, id, now]);
  const found = await findImport(client, siteId, id);
  return found?.endedAt === null ? found : null;
}

export async function noteProgress(
  client: ClientBase,
  siteId: string,
  id: string,
  progress: SiteImport["progress"],
): Promise<void> {
  await client.query(PROGRESS, [siteId, id, JSON.stringify(progress)]);
}

type Ending = Pick<SiteImport, "state" | "summary" | "findings"> & { readonly now: Date };

/** Ends an import; throws {@link ImportIsOver} where it ended before. */
export async function endImport(
  client: ClientBase,
  siteId: string,
  id: string,
  ending: Ending,
): Promise<void> {
  const { state, summary, findings, now } = ending;
  // NUL is no text to PostgreSQL.
  const told = JSON.stringify(findings).replaceAll("\\u0000", "");
  const { rowCount } = await client.query(END, [siteId, id, state, summary, told, now]);
  if (rowCount !== 1) throw new ImportIsOver();
}

/** The imports, of all sites, whose files are still wanted; those that ended before a moment are forgotten. */
export async function forgetImports(client: ClientBase, before: Date): Promise<ReadonlySet<string>> {
  await client.query("delete from site_import where ended_at < $1 or created_at < $1", [before]);
  const { rows } = await client.query<{ id: string }>(
    "select import_id as id from site_import where ended_at is null",
  );
  return new Set(rows.map(({ id }) => id));
}

const INSERT = `
  insert into site_import (site_id, import_id, actor, options, state, created_at)
  values ($1, $2, $3, $4, 'waiting', $5)`;

const FIND = `
  select import_id as id, actor, options, state, tries, progress, summary, findings, created_at as "createdAt",
    started_at as "startedAt", ended_at as "endedAt"
  from site_import where site_id = $1 and import_id = $2`;

const COUNT_OPEN = "select count(*)::int as count from site_import where site_id = $1 and ended_at is null";

const OPEN = "site_id = $1 and import_id = $2 and ended_at is null";

const BEGIN = `
  update site_import set state = 'running', tries = tries + 1, started_at = coalesce(started_at, $3) where ${OPEN}`;

const PROGRESS = `update site_import set progress = $3 where ${OPEN}`;

const END = `
  update site_import set state = $3, summary = $4, findings = $5, ended_at = $6, progress = null where ${OPEN}`;
