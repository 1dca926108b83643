import type { ClientBase, Pool } from "pg";
import { isServed } from "#features/site/queries/hosting.ts";
import type { Finding } from "#bundle/finding.ts";
import type { JsonObject } from "../mapping-row.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly findSource: (siteId: string, name: string) => Promise<Source | null>;
  }
}

/** A system that is connected to a site. */
export type Source = {
  readonly siteId: string;
  /** What its listings are said to be from, and what their text ids stand before: `whise`. */
  readonly name: string;
  readonly kind: string;
  readonly settings: JsonObject;
  readonly everyMinutes: number | null;
  readonly state: JsonObject | null;
  /** Whether site.json connects it, which then wins over `gevel source add`. */
  readonly inSettings: boolean;
};

export type ListedSource = Source & { readonly lastRun: SourceRun | null };

/** What one run did, in words that an operator reads. */
export type SourceRun = {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly outcome: "done" | "unchanged" | "refused" | "failed";
  readonly summary: string;
  readonly findings: readonly Finding[];
};

type NewSource = Omit<Source, "state" | "inSettings"> & { readonly now: Date };

/** Adds a source, or gives it other settings; one that site.json connects stays as it is. */
export async function saveSource(
  pool: Pool,
  source: NewSource,
): Promise<"saved" | "no-site" | "in-settings"> {
  const { siteId, name, kind, settings, everyMinutes, now } = source;
  const { rowCount } = await pool.query(SAVE, [
    siteId,
    name,
    kind,
    JSON.stringify(settings),
    everyMinutes,
    everyMinutes === null ? null : now,
    now,
  ]);
  if (rowCount === 1) return "saved";
  return (await findSource(pool, siteId, name)) ? "in-settings" : "no-site";
}

export async function listSources(pool: Pool, siteId: string | null): Promise<ListedSource[]> {
  const { rows } = await pool.query<ListedSource>(LIST, [siteId]);
  return rows;
}

export async function findSource(
  pool: Pool | ClientBase,
  siteId: string,
  name: string,
): Promise<Source | null> {
  const { rows } = await pool.query<Source>(FIND, [siteId, name]);
  return rows[0] ?? null;
}

/** Ends a source; its listings stay until somebody takes them off. */
export async function removeSource(
  pool: Pool,
  siteId: string,
  name: string,
): Promise<"removed" | "none" | "in-settings"> {
  const { rowCount } = await pool.query(REMOVE, [siteId, name]);
  if (rowCount === 1) return "removed";
  return (await findSource(pool, siteId, name)) ? "in-settings" : "none";
}

/** A source that is being run, until its run was noted; after that moment another caller gets it. */
export type TakenSource = Source & { readonly takenUntil: Date };

/** Names a source among those of all sites. */
export function keyOfSource({ siteId, name }: Pick<Source, "siteId" | "name">): string {
  return `${siteId}/${name}`;
}

/** The sources whose time has come, but for some, each for one caller; one whose process is killed comes again within the hour. */
export async function takeDueSources(
  pool: Pool,
  now: Date,
  most = 20,
  except: readonly string[] = [],
): Promise<TakenSource[]> {
  const { rows } = await pool.query<TakenSource>(TAKE_DUE, [now, most, except]);
  return rows;
}

/** Says when a source that was taken at a moment runs next, unless somebody gave it other settings meanwhile. */
export async function noteNextRun(
  pool: Pool,
  { siteId, name, takenUntil }: TakenSource,
  takenAt: Date,
): Promise<void> {
  await pool.query(NOTE_NEXT_RUN, [siteId, name, takenUntil, takenAt]);
}

/** Keeps what a run did, and forgets the oldest runs; of a source that was removed meanwhile, nothing. */
export async function noteRun(
  pool: Pool | ClientBase,
  { siteId, name }: Pick<Source, "siteId" | "name">,
  { startedAt, endedAt, outcome, summary, findings }: SourceRun,
): Promise<void> {
  await pool.query(NOTE_RUN, [
    siteId,
    name,
    startedAt,
    endedAt,
    outcome,
    summary,
    // NUL, which a field of a document may be named by, is no text to PostgreSQL.
    JSON.stringify(findings.slice(0, MOST_FINDINGS)).replaceAll("\\u0000", ""),
  ]);
  await pool.query(FORGET_RUNS, [siteId, name, MOST_RUNS]);
}

/** Keeps what the next run needs to know, unless it runs with other settings: it then begins anew. */
export async function saveState(
  client: ClientBase,
  { siteId, name, kind, settings }: Pick<Source, "siteId" | "name" | "kind" | "settings">,
  state: JsonObject,
): Promise<void> {
  const values = [siteId, name, kind, JSON.stringify(settings), JSON.stringify(state)];
  await client.query(SAVE_STATE, values);
}

const MOST_FINDINGS = 500;
const MOST_RUNS = 100;

const COLUMNS = `s.site_id as "siteId", s.name, s.kind, s.settings, s.every_minutes as "everyMinutes", s.state,
  s.in_settings as "inSettings"`;

const SAVE = `
  insert into source (site_id, name, kind, settings, every_minutes, next_at, created_at)
  select site_id, $2, $3, $4, $5, $6, $7 from site where site_id = $1
  on conflict (site_id, name) do update set kind = excluded.kind, settings = excluded.settings,
    every_minutes = excluded.every_minutes, next_at = excluded.next_at, state = null
    where not source.in_settings`;

const REMOVE = "delete from source where site_id = $1 and name = $2 and not in_settings";

const FIND = `select ${COLUMNS} from source s where s.site_id = $1 and s.name = $2`;

const LIST = `
  select ${COLUMNS}, (
    select jsonb_build_object('startedAt', r.started_at, 'endedAt', r.ended_at, 'outcome', r.outcome,
      'summary', r.summary, 'findings', r.findings)
    from source_run r where r.site_id = s.site_id and r.source = s.name order by r.run_id desc limit 1
  ) as "lastRun"
  from source s where $1::text is null or s.site_id = $1 order by s.site_id, s.name`;

const TAKE_DUE = `
  update source s set next_at = $1::timestamptz + make_interval(mins => least(s.every_minutes, 60))
  from (
    select site_id, name from source
    where next_at <= $1 and site_id || '/' || name <> all($3::text[]) and ${isServed("source.site_id")}
    order by next_at limit $2
    for update skip locked
  ) due
  where s.site_id = due.site_id and s.name = due.name
  returning ${COLUMNS}, s.next_at as "takenUntil"`;

const NOTE_NEXT_RUN = `
  update source set next_at = $4::timestamptz + make_interval(mins => every_minutes)
  where site_id = $1 and name = $2 and next_at = $3`;

const SAVE_STATE = `
  update source set state = $5 where site_id = $1 and name = $2 and kind = $3 and settings = $4::jsonb`;

const NOTE_RUN = `
  insert into source_run (site_id, source, started_at, ended_at, outcome, summary, findings)
  select site_id, name, $3, $4, $5, $6, $7 from source where site_id = $1 and name = $2`;

const FORGET_RUNS = `
  delete from source_run where site_id = $1 and source = $2 and run_id <= (
    select run_id from source_run where site_id = $1 and source = $2 order by run_id desc offset $3 limit 1)`;
