import {
  type CalendarOutcome,
  type ListedCalendar,
  listCalendars,
} from "#bundle/calendars/calendars-table.ts";
import { readCalendars } from "#bundle/calendars/read-due-calendars.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";
import { withDatabase, withSite } from "./with-database.ts";

const calendarList: Command = {
  name: "calendar list",
  takes: "<site>",
  fewest: 0,
  most: 1,
  summary: "Lists the calendars that are read by their address, and what came of it.",
  flags: {},
  help: `
One line a calendar: its site, whose it is (a sales rep or a holiday home), the host of its address, how many times it keeps
busy, when it was last read, and what is wrong with it. Without a site, those of every site. Addresses are secret and not shown.`,
  run: async ({ words: [site = null], config, terminal }) => {
    const calendars = await withSite(config, site, (pool) => listCalendars(pool, site));
    for (const calendar of calendars) terminal.say(lineOf(calendar));
    if (calendars.length === 0) terminal.say("No calendar is read by its address.");
    return EXIT.done;
  },
};

const calendarRead: Command = {
  name: "calendar read",
  takes: "<site>",
  fewest: 1,
  most: 1,
  summary: "Reads the calendars of a site now.",
  flags: {},
  help: `
The server does the same every quarter of an hour. One that can't be read keeps the times that it told before.`,
  run: async ({ words: [site = ""], config, terminal }) => {
    const failures: string[] = [];
    let read = 0;
    const onRead = (calendar: Pick<ListedCalendar, "kind" | "ownerId">, { failure }: CalendarOutcome) => {
      if (failure === null) read += 1;
      else failures.push(`${calendar.kind} ${calendar.ownerId}: ${failure}`);
    };
    const parts = { fetch: createFetchPublic(), environment: process.env, now: () => new Date(), onRead };
    await withDatabase(config, (databaseUrl) => readCalendars(site, { ...parts, databaseUrl }));
    for (const failure of failures) terminal.complain(failure);
    terminal.say(`${read} calendars were read, ${failures.length} could not be.`);
    return failures.length > 0 ? EXIT.failed : EXIT.done;
  },
};

export const CALENDAR_COMMANDS: readonly Command[] = [calendarList, calendarRead];

function lineOf({
  siteId,
  kind,
  ownerId,
  url,
  variable,
  busy,
  readAt,
  failingSince,
  said,
}: ListedCalendar): string {
  const host = url ? new URL(url).host : (variable ?? "no address");
  const read = readAt ? `read ${readAt.toISOString()}` : "never read";
  const state = failingSince ? `failing since ${failingSince.toISOString()}: ${said}` : (said ?? "");
  return [siteId, `${kind} ${ownerId}`, host, `${busy} times`, read, state].filter(Boolean).join("  ");
}
