import { createPool, withConnection } from "#platform/db/connection.ts";
import { transact } from "#platform/db/in-transaction.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import type { Log } from "#platform/log/log.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";
import { type Calendar, type CalendarOutcome, noteCalendar, takeDueCalendars } from "./calendars-table.ts";
import { type CalendarParts, readCalendar } from "./read-calendar.ts";

const AT_ONCE = 4;

type Work = CalendarParts & {
  readonly databaseUrl: string;
  readonly now: () => Date;
  readonly onRead: (calendar: Calendar, outcome: CalendarOutcome) => void;
};

/** Each minute and after imports: reads the calendars whose time has come. */
export const dueCalendars: ScheduledJob = {
  name: "due-calendars",
  schedule: "* * * * *",
  runsAfterImports: true,
  async run({ storage, log }) {
    const { databaseUrl } = storage;
    const parts = { fetch: createFetchPublic(), environment: process.env, now: () => new Date() };
    await readCalendars(null, { ...parts, databaseUrl, onRead: reportTo(log) });
  },
};

/** Reads the calendars of a site now, or those of all sites whose time has come; of one calendar, one reading at a time counts. */
export async function readCalendars(siteId: string | null, work: Work): Promise<void> {
  const pool = createPool(work.databaseUrl, { max: 1 });
  const due = await takeDueCalendars(pool, work.now(), siteId).finally(() => pool.end());
  const queue = due.values();
  const takeTurns = async () => {
    for (const calendar of queue) work.onRead(calendar, await readOne(calendar, work));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

const UNDER_WAY: CalendarOutcome = { failure: "another server is reading it" };

async function readOne(calendar: Calendar, work: Work): Promise<CalendarOutcome> {
  const { databaseUrl, now } = work;
  try {
    return await withConnection(databaseUrl, async (client) => {
      // The lock goes with its connection.
      const { rows } = await client.query<{ locked: boolean }>(LOCK, [
        `${calendar.siteId}/${calendar.calendarId}`,
      ]);
      if (!rows[0]!.locked) return UNDER_WAY;
      const outcome = await readCalendar(client, calendar, work, now());
      await transact(client, () => noteCalendar(client, calendar, outcome, now()));
      return outcome;
    });
  } catch (error) {
    return { failure: `it could not be kept: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function reportTo(log: Log): Work["onRead"] {
  return ({ siteId, kind, ownerId }, { failure }) => {
    if (failure !== null) log.warn({ siteId, kind, ownerId, failure }, "a calendar could not be read");
  };
}

const LOCK = "select pg_try_advisory_lock(hashtext('gevel calendar'), hashtext($1)) as locked";
