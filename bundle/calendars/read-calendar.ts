import { hash } from "node:crypto";
import type { ClientBase } from "pg";
import { inBrussels } from "#domain/format/moments.ts";
import { addDays } from "#domain/rental/period.ts";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { BusyEvent } from "./busy-events.ts";
import { type Calendar, type CalendarOutcome, findOwnUids, hasBusyTimes } from "./calendars-table.ts";
import { readBusyIsolated } from "./read-busy-isolated.ts";

export type CalendarParts = {
  readonly fetch: FetchPublic;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

const MOST_BYTES = 5 * 1024 * 1024;
const LONGEST_MS = 30_000;
/** Two years: further ahead nobody books. */
const HORIZON_DAYS = 731;
const DAY_MS = 86_400_000;
/** So often it is read whole, however unchanged: what repeats reaches further as time passes. */
const WHOLE_EVERY_MS = 7 * DAY_MS;
/** A calendar that has lost all it had is believed once it has been empty for so long. */
const BELIEVED_EMPTY_MS = DAY_MS;

/** Asks for a calendar and says what it tells; no message repeats its address or its words. */
export async function readCalendar(
  client: ClientBase,
  calendar: Calendar,
  { fetch, environment }: CalendarParts,
  now: Date,
): Promise<CalendarOutcome> {
  const address = addressOf(calendar, environment);
  if (!address) return { failure: `the environment variable ${calendar.variable} is not set` };
  const addressHash = hash("sha256", address);
  const answer = await fetch(address.replace(/^webcal:/i, "https:"), {
    headers: { accept: "text/calendar", ...validatorsOf(calendar, addressHash, now) },
    maxBytes: MOST_BYTES,
    timeoutMs: LONGEST_MS,
  });
  if (answer.kind !== "answered") return { failure: answer.reason };
  if (answer.status === 304) return { failure: null };
  if (answer.status !== 200) return { failure: `it answered ${answer.status}` };
  const today = inBrussels(now)!.date;
  const window = { from: addDays(today, -1), until: addDays(today, HORIZON_DAYS) };
  const read = await readBusyIsolated(answer.body.toString("utf8"), window);
  if (!read.ok) return { failure: read.reason };
  if (read.isEmpty && (await hasBusyTimes(client, calendar, now))) {
    const emptySince = calendar.emptySince ?? now;
    if (now.getTime() - emptySince.getTime() < BELIEVED_EMPTY_MS)
      return { failure: "it is empty; what it told before stands for a day", emptySince };
  }
  const { etag = null, "last-modified": lastModified = null } = answer.headers;
  return {
    failure: null,
    events: await withoutOwn(client, calendar, read.events, now),
    validators: { addressHash, etag, lastModified },
    ...(read.unreadable > 0 && { remark: `${read.unreadable} events could not be read` }),
  };
}

function addressOf({ url, variable }: Calendar, environment: CalendarParts["environment"]): string | null {
  return (url ?? (variable && environment[variable])) || null;
}

function validatorsOf(calendar: Calendar, addressHash: string, now: Date): Record<string, string> {
  const { etag, lastModified, readAt } = calendar;
  if (calendar.addressHash !== addressHash || !readAt) return {};
  if (now.getTime() - readAt.getTime() > WHOLE_EVERY_MS) return {};
  return {
    ...(etag && { "if-none-match": etag }),
    ...(lastModified && { "if-modified-since": lastModified }),
  };
}

/** Our own visits and stays, which calendars that follow ours send back, would else keep their time after they are off. */
async function withoutOwn(
  client: ClientBase,
  { siteId, kind, ownerId }: Calendar,
  events: readonly BusyEvent[],
  now: Date,
): Promise<BusyEvent[]> {
  if (kind === "rental") return events.filter(({ uid }) => !uid.startsWith(`rental-${ownerId}-`));
  const own = await findOwnUids(client, siteId, new Date(now.getTime() - 2 * DAY_MS));
  return events.filter(({ uid, from, until }) => from < until && !own.has(uid.split("@")[0]!));
}
