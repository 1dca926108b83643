import type { ClientBase, Pool } from "pg";
import { calendarUidOf } from "#features/visits/queries/booked-visit-row.ts";
import { isServed } from "#features/site/queries/hosting.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { BusyEvent } from "./busy-events.ts";
import { namedCalendars } from "./sync-calendars.ts";

/** A calendar that is read by its address. */
export type Calendar = {
  readonly siteId: string;
  readonly calendarId: number;
  readonly kind: "sales-rep" | "rental";
  /** The sales rep or the holiday home. */
  readonly ownerId: number;
  readonly url: string | null;
  readonly variable: string | null;
  readonly addressHash: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly readAt: Date | null;
  readonly failingSince: Date | null;
  readonly emptySince: Date | null;
  readonly said: string | null;
};

export type ListedCalendar = Calendar & { readonly busy: number };

/** What came of asking for a calendar; whatever failed, the times that it told before stand. */
export type CalendarOutcome = {
  readonly failure: string | null;
  /** What an operator should know of one that was read. */
  readonly remark?: string;
  readonly events?: readonly BusyEvent[];
  readonly validators?: Pick<Calendar, "addressHash" | "etag" | "lastModified">;
  readonly emptySince?: Date | null;
};

export async function listCalendars(pool: Pool, siteId: string | null): Promise<ListedCalendar[]> {
  const { rows } = await pool.query<ListedCalendar>(LIST, [siteId]);
  return rows;
}

/** Calendars whose time has come, a few of each site first; each is handed to one caller. */
export async function takeDueCalendars(pool: Pool, now: Date, siteId: string | null): Promise<Calendar[]> {
  const { rows } = await pool.query<Calendar>(siteId === null ? TAKE_DUE : TAKE_ALL, [siteId ?? MOST, now]);
  return rows;
}

/** The ids that the site's own visits have in calendars: they keep their time anyway, and free it when they are cancelled here. */
export async function findOwnUids(
  client: ClientBase,
  siteId: string,
  since: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    "select id from appointment where site_id = $1 and ends_at > $2",
    [siteId, since],
  );
  return new Set(rows.map(({ id }) => calendarUidOf(id)));
}

/** Whether anything stands of what a calendar told that is not over. */
export async function hasBusyTimes(
  client: ClientBase,
  { siteId, calendarId }: Calendar,
  now: Date,
): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(HAS_BUSY, [siteId, calendarId, now]);
  return rows[0]!.has;
}

/** Keeps what came of asking for a calendar, in one transaction; the site's log tells when it begins to fail and when it ends. */
export async function noteCalendar(
  client: ClientBase,
  calendar: Calendar,
  outcome: CalendarOutcome,
  now: Date,
): Promise<void> {
  const { siteId, calendarId, kind, ownerId } = calendar;
  const { failure, remark = null, events, validators = calendar, emptySince = null } = outcome;
  if (events) await replaceBusy(client, calendar, events);
  await client.query(NOTE, [
    siteId,
    calendarId,
    now,
    failure,
    failure ?? remark,
    validators.addressHash,
    validators.etag,
    validators.lastModified,
    emptySince,
  ]);
  if ((failure === null) === (calendar.failingSince === null)) return;
  const entry = { at: now, actor: "gevel", action: "calendar", subject: `${kind} ${ownerId}` };
  await writeLogEntry(client, siteId, {
    ...entry,
    outcome: failure === null ? "read again" : `failing: ${failure}`,
  });
}

async function replaceBusy(
  client: ClientBase,
  calendar: Calendar,
  events: readonly BusyEvent[],
): Promise<void> {
  const { siteId, calendarId, kind, ownerId } = calendar;
  const [drop, add] = kind === "rental" ? [DROP_STAYS, ADD_STAYS] : [DROP_TIMES, ADD_TIMES];
  const spans =
    kind === "rental"
      ? events.map(({ stay }) => `[${stay.start},${stay.end})`)
      : events.map(({ from, until }) => `[${new Date(from).toISOString()},${new Date(until).toISOString()})`);
  const ids = [siteId, calendarId, ownerId];
  const dropped = await client.query(drop, [siteId, calendarId, spans]);
  const added = await client.query(add, [...ids, spans]);
  const isChanged = Boolean(dropped.rowCount) || Boolean(added.rowCount);
  if (kind === "rental" && isChanged) await notifyChange(client, { siteId, scope: [], rentals: [ownerId] });
}

const MOST = 100;
const MOST_OF_A_SITE = 20;

const COLUMNS = `c.site_id as "siteId", c.calendar_id as "calendarId", c.kind, c.owner_id as "ownerId",
  c.address_hash as "addressHash", c.etag, c.last_modified as "lastModified", c.read_at as "readAt",
  c.failing_since as "failingSince", c.empty_since as "emptySince", c.said`;

const LIST = `
  select ${COLUMNS}, named.url, named.variable,
    (select count(*) from busy_time b where b.site_id = c.site_id and b.calendar_id = c.calendar_id)
    + (select count(*) from busy_stay b where b.site_id = c.site_id and b.calendar_id = c.calendar_id) as busy
  from calendar c left join (${namedCalendars("($1::text is null or site_id = $1)")}) as named
    on named.site_id = c.site_id and named.kind = c.kind and named.owner_id = c.owner_id
  where $1::text is null or c.site_id = $1 order by c.site_id, c.kind, c.owner_id`;

/** Rests twice as long as one reading takes at most; the outcome says when it is read again. */
const TAKE = `
  update calendar c set next_at = $2::timestamptz + interval '15 minutes'
  from due left join lateral (
    select url, variable from (${namedCalendars("site_id = due.site_id")}) as all_named
    where all_named.kind = due.kind and all_named.owner_id = due.owner_id limit 1) as named on true
  where c.site_id = due.site_id and c.calendar_id = due.calendar_id
  returning ${COLUMNS}, named.url, named.variable`;

const TAKE_DUE = `
  with waiting as (
    select site_id, calendar_id, row_number() over (partition by site_id order by next_at) as turn
    from calendar where next_at <= $2 and ${isServed("calendar.site_id")}
  ), due as (
    select site_id, calendar_id, kind, owner_id from calendar
    where next_at <= $2 and (site_id, calendar_id) in (
      select site_id, calendar_id from waiting where turn <= ${MOST_OF_A_SITE} order by turn limit $1::int)
    for update skip locked
  )
  ${TAKE}`;

const TAKE_ALL = `
  with due as (
    select site_id, calendar_id, kind, owner_id from calendar where site_id = $1 for update skip locked
  )
  ${TAKE}`;

const HAS_BUSY = `
  select exists (select from busy_time where site_id = $1 and calendar_id = $2 and upper(busy) > $3)
    or exists (select from busy_stay where site_id = $1 and calendar_id = $2 and upper(stay) > $3::date) as has`;

/** One that fails is asked ever less often, down to every four hours. */
const NOTE = `
  update calendar set said = $5, address_hash = $6, etag = $7, last_modified = $8, empty_since = $9,
    read_at = case when $4::text is null then $3 else read_at end,
    failing_since = case when $4::text is not null then coalesce(failing_since, $3) end,
    next_at = $3::timestamptz + case when $4::text is null then interval '15 minutes'
      else least(interval '4 hours', greatest(interval '15 minutes', $3 - coalesce(failing_since, $3))) end
  where site_id = $1 and calendar_id = $2`;

const dropping = (table: string, column: string, type: string) => `
  delete from ${table} where site_id = $1 and calendar_id = $2 and ${column} <> all($3::${type}[])`;
const adding = (table: string, owner: string, column: string, type: string) => `
  insert into ${table} (site_id, calendar_id, ${owner}, ${column})
  select distinct $1, $2::bigint, $3::bigint, span from unnest($4::${type}[]) as span
  where not isempty(span) and not exists (
    select from ${table} where site_id = $1 and calendar_id = $2 and ${column} = span)`;

const DROP_TIMES = dropping("busy_time", "busy", "tstzrange");
const ADD_TIMES = adding("busy_time", "sales_rep_id", "busy", "tstzrange");
const DROP_STAYS = dropping("busy_stay", "stay", "daterange");
const ADD_STAYS = adding("busy_stay", "unit_id", "stay", "daterange");
