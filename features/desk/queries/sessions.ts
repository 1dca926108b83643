import type { Pool } from "pg";
import type { Transaction } from "#platform/db/transaction.ts";
import { hashSecret } from "#features/site/access/access-token.ts";
import type { Session } from "#features/site/access/holder.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { Person } from "#features/site/access/person.ts";
import { SESSION_DAYS } from "../session-cookie.ts";
import { newId, PERSON_COLUMNS } from "./people.ts";
import { newSecret } from "./sign-in-links.ts";

/** How the log of a site names a person; the name is looked up when the log is read. */
export function actorOfPerson(personId: string): string {
  return `person ${personId}`;
}

export type ListedSession = {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly device: string;
};

/** A session that has just begun, with what its cookie holds. */
export type BegunSession = { readonly person: Person; readonly secret: string };

const DAY_MS = 86_400_000;
const oldestOf = (now: Date) => new Date(now.getTime() - SESSION_DAYS * DAY_MS);

/** Where a session begins. */
export type Beginning = {
  readonly device: string;
  /** The secret of the session that the same browser had, which ends; null where it had none. */
  readonly replaces: string | null;
  readonly now: Date;
};

/** Begins a session of a person, who has then come to the desk at least once. */
export async function beginSession(
  transaction: Transaction,
  siteId: string,
  { personId, device, replaces, now }: Beginning & { readonly personId: string },
): Promise<BegunSession> {
  if (replaces !== null) await transaction.query(END, [siteId, hashSecret(replaces)]);
  const { rows } = await transaction.query<Person>(NOTE_COMING, [siteId, personId, now]);
  const secret = newSecret();
  await transaction.query(INSERT, [siteId, newId(), hashSecret(secret), personId, device, now]);
  const entry = { at: now, actor: actorOfPerson(personId), action: "POST", subject: "desk/sessions" };
  await writeLogEntry(transaction, siteId, { ...entry, outcome: "signed in" });
  return { person: rows[0]!, secret };
}

/** Whose session it is; null for one that is unknown, ended, unused for too long, or of another site. */
export async function findSession(
  pool: Pool,
  siteId: string,
  secret: string,
  now: Date,
): Promise<Session | null> {
  const { rows } = await pool.query<Person & { sessionId: string; isStale: boolean }>(FIND, [
    siteId,
    hashSecret(secret),
    oldestOf(now),
    now,
  ]);
  const [row] = rows;
  if (!row) return null;
  const { sessionId, isStale, ...person } = row;
  if (isStale) await pool.query(NOTE_USE, [siteId, sessionId, now]);
  return { id: sessionId, person };
}

export async function listSessions(
  pool: Pool,
  siteId: string,
  personId: string,
  now: Date,
): Promise<ListedSession[]> {
  const { rows } = await pool.query<ListedSession>(LIST, [siteId, personId, oldestOf(now)]);
  return rows;
}

/** False where the person has no such session. */
export async function endSession(
  pool: Pool,
  siteId: string,
  { personId, sessionId }: { readonly personId: string; readonly sessionId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    "delete from desk_session where site_id = $1 and person_id = $2 and session_id = $3",
    [siteId, personId, sessionId],
  );
  return rowCount === 1;
}

/** Deletes the sessions, the links and the challenges of every site that open nothing any more; the answer counts them. */
export async function dropEnded(pool: Pool, now: Date): Promise<number> {
  const sessions = await pool.query("delete from desk_session where last_seen_at <= $1", [oldestOf(now)]);
  const links = await pool.query("delete from desk_sign_in_link where expires_at <= $1", [now]);
  const challenges = await pool.query("delete from desk_challenge where expires_at <= $1", [now]);
  return [sessions, links, challenges].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

const NOTE_COMING = `
  update desk_person p set joined_at = coalesce(joined_at, $3), last_seen_at = $3
  where site_id = $1 and person_id = $2 returning ${PERSON_COLUMNS}`;

const END = "delete from desk_session where site_id = $1 and secret_hash = $2";

const INSERT = `
  insert into desk_session (site_id, session_id, secret_hash, person_id, device, created_at, last_seen_at)
  values ($1, $2, $3, $4, $5, $6, $6)`;

/** Every five minutes is often enough to see whether a session is in use. */
const FIND = `
  select ${PERSON_COLUMNS}, s.session_id as "sessionId",
    s.last_seen_at < $4::timestamptz - interval '5 minutes' as "isStale"
  from desk_session s join desk_person p using (site_id, person_id)
  where s.site_id = $1 and s.secret_hash = $2 and s.last_seen_at > $3`;

const NOTE_USE = `
  with used as (
    update desk_session set last_seen_at = $3 where site_id = $1 and session_id = $2 returning person_id
  )
  update desk_person set last_seen_at = $3 where site_id = $1 and person_id in (select person_id from used)`;

const LIST = `
  select session_id as id, created_at as "createdAt", last_seen_at as "lastSeenAt", device
  from desk_session where site_id = $1 and person_id = $2 and last_seen_at > $3
  order by last_seen_at desc, session_id`;
