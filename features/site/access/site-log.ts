import type { ClientBase, Pool } from "pg";
import type { Transaction } from "#platform/db/transaction.ts";

/** One change of a site, or the attempt at one. */
export type LogEntry = {
  readonly at: Date;
  /** `token {id} ({name})`, `person {id}`, or `gevel` and its command. */
  readonly actor: string;
  /** Example: `PUT`. */
  readonly action: string;
  /** Example: `estates/api:A-17`. */
  readonly subject: string;
  /** Example: `changed`, `refused`. */
  readonly outcome: string;
};

/** The answer of a call that may be repeated, by the key that its caller chose. */
export type Repeatable = {
  readonly key: string;
  readonly requestHash: string;
  readonly answer: unknown;
};

export async function writeLogEntry(
  client: Transaction | Pool,
  siteId: string,
  { at, actor, action, subject, outcome }: LogEntry,
  repeatable?: Repeatable,
): Promise<void> {
  const { key, requestHash, answer } = repeatable ?? {};
  await client.query(INSERT, [
    siteId,
    at,
    actor,
    action,
    subject.slice(0, MOST_SUBJECT),
    outcome,
    key,
    requestHash,
    answer === undefined ? null : storableJson(answer),
  ]);
}

/** The newest entries of a site, the newest last. */
export async function listLog(pool: Pool, siteId: string, most: number): Promise<LogEntry[]> {
  const { rows } = await pool.query<LogEntry>(LIST, [siteId, most]);
  return rows.toReversed();
}

/** What a call with this key was answered before; null where there was none. */
export async function findRepeated(
  client: ClientBase,
  siteId: string,
  { actor, key }: { readonly actor: string; readonly key: string },
): Promise<Omit<Repeatable, "key"> | null> {
  const { rows } = await client.query<Omit<Repeatable, "key">>(FIND_REPEATED, [siteId, actor, key]);
  return rows[0] ?? null;
}

/** How many entries an actor made since a moment. */
export async function countEntries(
  client: ClientBase,
  siteId: string,
  { actor, since }: { readonly actor: string; readonly since: Date },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(COUNT, [siteId, actor, since]);
  return rows[0]!.count;
}

/** NUL, which a caller's field may be named by, is no text to PostgreSQL. */
function storableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("\\u0000", "");
}

const MOST_SUBJECT = 300;

const INSERT = `
  insert into site_log (site_id, at, actor, action, subject, outcome, idempotency_key, request_hash, answer)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** A line of refused calls stands at the first of them. The log holds ids of people: who was removed is only an id. */
const LIST = `
  select at, case when p.name is null then actor else actor || ' (' || p.name || ')' end as actor, action, subject, outcome from (
    (select at, actor, action, subject, outcome, entry_id from site_log where site_id = $1
      order by entry_id desc limit $2)
    union all
    (select first_at, who, action, subject, 'refused (' || status || '), ' || count || case count when 1 then ' time'
        else ' times until ' || to_char(last_at at time zone 'UTC', 'HH24:MI:SS"Z"') end, 0
      from refused_call where site_id = $1 order by first_at desc limit $2)
  ) as entry left join desk_person p on p.site_id = $1 and entry.actor = 'person ' || p.person_id
  order by at desc, entry_id desc limit $2`;

const FIND_REPEATED = `
  select request_hash as "requestHash", answer from site_log
  where site_id = $1 and actor = $2 and idempotency_key = $3`;

const COUNT = `
  select count(*)::int as count from site_log where site_id = $1 and actor = $2 and at > $3`;
