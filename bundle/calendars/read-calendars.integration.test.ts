import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { stayClock } from "#domain/rental/stay-clock.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { withConnection } from "#platform/db/connection.ts";
import { importRentalsForTest, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { listLog } from "#features/site/access/site-log.ts";
import { calendarUidOf } from "#features/visits/queries/booked-visit-row.ts";
import type { Agendas } from "#features/visits/schema.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { importForTest } from "../testing/test-import.ts";
import { listCalendars } from "./calendars-table.ts";
import { readCalendars } from "./read-due-calendars.ts";
import { syncCalendars } from "./sync-calendars.ts";

const fetch = createFetchPublic({ loopback: true });
const SITE = "left";
const REP = { salesRepId: 1, slotMinutes: 30, bufferMinutes: 0, noticeHours: 0, horizonDays: 30 };
const JULY = { from: new Date("2026-07-01T00:00:00Z"), until: new Date("2026-07-31T00:00:00Z") };

const eventOf = (uid = "", lines: readonly string[] = []) =>
  ["BEGIN:VEVENT", `UID:${uid}`].concat(lines, "END:VEVENT").join("\r\n");
const fileOf = (...events: ReadonlyArray<readonly string[]>) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0"]
    .concat(
      events.map(([uid, ...lines]) => eventOf(uid, lines)),
      "END:VCALENDAR",
    )
    .join("\r\n");
const DENTIST = ["dentist", "DTSTART:20260706T080000Z", "DTEND:20260706T090000Z"];
const GUESTS = ["guests", "DTSTART;VALUE=DATE:20260705", "DTEND;VALUE=DATE:20260708"];

let storage: OpenStorage;
let server: Server;
let address: string;
let now: Date;
/** What the calendar answers, and what it was asked. */
let answer: { status: number; body?: string; headers?: Record<string, string> };
let asked: Array<Record<string, unknown>>;

beforeAll(async () => {
  storage = await openTestStorage();
  server = createServer((request, response) => {
    asked.push(request.headers);
    const isKnown = answer.headers?.["etag"] && request.headers["if-none-match"] === answer.headers["etag"];
    response.writeHead(isKnown ? 304 : answer.status, answer.headers).end(isKnown ? "" : answer.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret.ics`;
});
afterAll(async () => {
  server.close();
  await storage.close();
});
beforeEach(() => {
  now = new Date("2026-07-01T06:00:00Z");
  asked = [];
  answer = { status: 200, body: fileOf(DENTIST) };
});
afterEach(() => storage.pool.query("delete from appointment"));

/** The site with these calendars, as an import leaves it. */
async function importCalendars({
  rep,
  unit,
}: {
  readonly rep?: Partial<Agendas[number]>;
  readonly unit?: string;
}) {
  const agendas = [{ ...REP, hours: [], exceptions: [], ...rep }];
  const units = [testUnit(1, {}, unit ? { takenCalendarUrl: unit } : {})];
  await importRentalsForTest(storage, { siteId: SITE, units });
  await importForTest(storage, { siteId: SITE, content: { agendas } });
  await storage.transact((client) => syncCalendars(client, SITE));
}

async function read(): Promise<Array<string | null>> {
  const failures: Array<string | null> = [];
  await readCalendars(SITE, {
    databaseUrl: storage.databaseUrl,
    fetch,
    environment: { GEVEL_CALENDAR_LOTTE: address },
    now: () => now,
    onRead: (_calendar, { failure }) => failures.push(failure),
  });
  return failures;
}

const busy = async () =>
  (await storage.visits.findTaken(SITE, 1, JULY)).map(({ start }) => start.slice(5, 16)).toSorted();
const pass = (hours: number) => void (now = new Date(now.getTime() + hours * 3_600_000));
const list = async () => (await listCalendars(storage.pool, SITE))[0];

function book(start: string, id = randomUUID()) {
  const end = new Date(Date.parse(start) + 30 * 60_000);
  const words = { nl: "Huis", fr: "Huis", en: "Huis", de: "Huis" };
  return storage.transact((transaction) =>
    storage.visits.book(transaction, SITE, {
      id,
      salesRepId: 1,
      visitor: { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 00 00 00" },
      appointmentStart: start,
      appointmentEnd: end.toISOString(),
      keptUntil: end,
      locale: "nl",
      estate: { id: 12, title: words, place: words, reference: null, uri: null, picture: null },
      salesRep: { name: "Lotte", email: "lotte@example.be", phone: "09" },
      bookedAt: now,
    }),
  );
}

test("no visit falls on what stands in the sales rep's own calendar", async () => {
  await importCalendars({ rep: { busyCalendarUrl: address } });
  expect(await read()).toEqual([null]);
  expect(await busy()).toEqual(["07-06T08:00"]);
  expect(await book("2026-07-06T08:30:00.000Z")).toEqual({ kind: "taken" });
  expect(await book("2026-07-06T09:00:00.000Z")).toMatchObject({ kind: "booked" });
  expect(await storage.visits.findTaken("right", 1, JULY)).toEqual([]);
});

test("the address may come from the environment, and nobody is told of it", async () => {
  await importCalendars({ rep: { busyCalendarVariable: "GEVEL_CALENDAR_LOTTE" } });
  expect(await read()).toEqual([null]);
  expect(await busy()).toEqual(["07-06T08:00"]);
  await importCalendars({ rep: { busyCalendarVariable: "GEVEL_CALENDAR_BO" } });
  expect(await read()).toEqual(["the environment variable GEVEL_CALENDAR_BO is not set"]);
  expect(JSON.stringify(await listLog(storage.pool, SITE, 100))).not.toContain("127.0.0.1");
});

test("a calendar that is as it was is not read again", async () => {
  answer.headers = { etag: '"1"' };
  await importCalendars({ rep: { busyCalendarUrl: address } });
  await read();
  await read();
  expect(asked[1]).toMatchObject({ "if-none-match": '"1"' });
  expect(await busy()).toEqual(["07-06T08:00"]);
});

test.each<[string, typeof answer]>([
  ["is away", { status: 503 }],
  ["asks to sign in", { status: 200, body: "<html>Sign in</html>" }],
  ["broke off", { status: 200, body: fileOf(DENTIST).slice(0, -20) }],
  ["sent nothing", { status: 200, body: "" }],
  ["lost everything", { status: 200, body: fileOf() }],
  ["is too large", { status: 200, body: "x".repeat(6_000_000) }],
])("a calendar that %s keeps what it told, and the site's log says so once", async (_, broken) => {
  await importCalendars({ rep: { busyCalendarUrl: address } });
  await read();
  answer = broken;
  const before = (await listLog(storage.pool, SITE, 1_000)).length;
  expect(await read()).toEqual([expect.any(String)]);
  await read();
  expect(await busy()).toEqual(["07-06T08:00"]);
  expect(await list()).toMatchObject({ busy: 1, failingSince: now });
  const told = (await listLog(storage.pool, SITE, 1_000)).slice(before);
  expect(told).toMatchObject([{ action: "calendar", subject: "sales-rep 1" }]);
  answer = { status: 200, body: fileOf(DENTIST) };
  expect(await read()).toEqual([null]);
  expect(await list()).toMatchObject({ failingSince: null });
});

test("a calendar that stays empty for a day is believed", async () => {
  await importCalendars({ rep: { busyCalendarUrl: address } });
  await read();
  answer = { status: 200, body: fileOf() };
  await read();
  pass(25);
  expect(await read()).toEqual([null]);
  expect(await busy()).toEqual([]);
});

test("a calendar at an address of the operator's own network is never asked", async () => {
  await importCalendars({ rep: { busyCalendarUrl: "http://10.0.0.1/secret.ics" } });
  expect(await read()).toEqual(["10.0.0.1 is no public address"]);
});

test("a calendar that is no longer named keeps nobody busy", async () => {
  await importCalendars({ rep: { busyCalendarUrl: address } });
  await read();
  await importCalendars({});
  expect(await busy()).toEqual([]);
  expect(await read()).toEqual([]);
});

test("an own visit in the sales rep's calendar keeps its time once, and frees it when it is cancelled here", async () => {
  const id = randomUUID();
  await importCalendars({ rep: { busyCalendarUrl: address } });
  await book("2026-07-20T08:00:00.000Z", id);
  const own = [`${calendarUidOf(id)}@left.localhost`, "DTSTART:20260720T080000Z", "DTEND:20260720T083000Z"];
  answer.body = fileOf(DENTIST, own);
  await read();
  expect(await busy()).toEqual(["07-06T08:00", "07-20T08:00"]);
  await storage.transact((transaction) => storage.visits.cancel(transaction, SITE, id, now));
  await read();
  expect(await busy()).toEqual(["07-06T08:00"]);
});

test("nights that a holiday home has guests from elsewhere can't be asked for", async () => {
  const own = [
    "rental-1-2026-07-11@left.localhost",
    "DTSTART;VALUE=DATE:20260711",
    "DTEND;VALUE=DATE:20260713",
  ];
  answer.body = fileOf(GUESTS, own);
  await importCalendars({ unit: address });
  expect(await read()).toEqual([null]);
  const clock = stayClock(now, {});
  const periods = await storage.rentals.periods(SITE, 1, clock);
  expect(periods.map(({ id, isTaken }) => [id, isTaken])).toEqual([
    [1, true],
    [3, false],
    [2, false],
  ]);
  const wish = { unitId: 1, periodId: 1, persons: 2, clock, isConfirmed: false };
  const held = await storage.transact((client) => storage.rentals.hold(client, SITE, wish));
  expect(held).toEqual({ kind: "refused", reason: "taken" });
  await importCalendars({});
  expect((await storage.rentals.periods(SITE, 1, clock)).some(({ isTaken }) => isTaken)).toBe(false);
});

test("of two servers that read at once, one asks", async () => {
  await importCalendars({ rep: { busyCalendarUrl: address } });
  await Promise.all([readDue(), readDue()]);
  expect(asked).toHaveLength(1);
});

const readDue = () =>
  readCalendars(null, {
    databaseUrl: storage.databaseUrl,
    fetch,
    environment: {},
    now: () => new Date(Date.now() + 1_000),
    onRead: () => undefined,
  });

test("the address of a calendar is in none of the unit's answers", async () => {
  await importCalendars({ unit: address });
  const found = await withConnection(storage.databaseUrl, (client) =>
    client.query("select document::text as text from rental_unit where site_id = $1", [SITE]),
  );
  expect(JSON.stringify(found.rows)).not.toContain("secret.ics");
});
