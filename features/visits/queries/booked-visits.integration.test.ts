import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, testSite } from "#bundle/testing/test-import.ts";
import type { Booking } from "./booked-visits.ts";

const NOW = new Date("2026-07-01T06:00:00Z");
const words = (text: string) => ({ nl: text, fr: text, en: text, de: text });

/** A visit of 30 minutes with a quarter of an hour after it. */
function booking(start: string, more: Partial<Booking> = {}): Booking {
  const begin = Date.parse(start);
  return {
    id: randomUUID(),
    salesRepId: 1,
    visitor: { firstName: "An", lastName: "Peeters", email: "An@example.be", phone: "0470 00 00 00" },
    appointmentStart: start,
    appointmentEnd: new Date(begin + 30 * 60_000).toISOString(),
    keptUntil: new Date(begin + 45 * 60_000),
    locale: "nl",
    estate: { id: 12, title: words("Huis"), place: words("Gent"), reference: null, uri: null, picture: null },
    salesRep: { name: "Lotte", email: "lotte@example.be", phone: "09" },
    bookedAt: NOW,
    ...more,
  };
}

const on = (day: string) => ({ from: new Date(`${day}T00:00:00Z`), until: new Date(`${day}T23:59:00Z`) });

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    const agenda = {
      salesRepId: 1,
      slotMinutes: 30,
      bufferMinutes: 15,
      noticeHours: 0,
      horizonDays: 30,
      hours: [],
      exceptions: [],
    };
    await importForTest(storage, { siteId: "left", content: { agendas: [agenda] } });
    await importForTest(storage, { siteId: "right", content: { site: testSite("right") } });
  });
  afterAll(() => storage.close());

  const book = async (siteId: string, one: Booking) =>
    (await storage.transact((transaction) => storage.visits.book(transaction, siteId, one))).kind;
  const cancel = (siteId: string, id: string, now = NOW) =>
    storage.transact((transaction) => storage.visits.cancel(transaction, siteId, id, now));

  const take = (now: string) =>
    storage.transact((transaction) => storage.visits.takeReminders(transaction, new Date(now), 50));

  test("a sales rep's agenda is known on their own site alone", async () => {
    expect(await storage.visits.findAgenda("left", 1)).toMatchObject({ slotMinutes: 30 });
    expect(await storage.visits.findAgenda("left", 2)).toBe(null);
    expect(await storage.visits.findAgenda("right", 1)).toBe(null);
  });

  test("two visits never meet, and one may begin where the buffer of another ends", async () => {
    expect(await book("left", booking("2026-07-06T07:00:00.000Z"))).toBe("booked");
    expect(await book("left", booking("2026-07-06T07:00:00.000Z"))).toBe("taken");
    expect(await book("left", booking("2026-07-06T07:44:00.000Z"))).toBe("taken");
    expect(await book("left", booking("2026-07-06T06:30:00.000Z"))).toBe("taken");
    expect(await book("left", booking("2026-07-06T07:45:00.000Z"))).toBe("booked");
    expect(await book("left", booking("2026-07-06T07:00:00.000Z", { salesRepId: 2 }))).toBe("booked");
    expect(await book("right", booking("2026-07-06T07:00:00.000Z"))).toBe("booked");
  });

  test("of many at the same moment one is booked", async () => {
    const many = Array.from({ length: 40 }, () => book("left", booking("2026-07-07T07:00:00.000Z")));
    const outcomes = await Promise.all(many);
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(1);
  });

  test("what is taken is told with its buffer, as far as it meets the days that are asked", async () => {
    await book("left", booking("2026-07-08T07:00:00.000Z"));
    expect(await storage.visits.findTaken("left", 1, on("2026-07-08"))).toEqual([
      { start: "2026-07-08T07:00:00.000Z", end: "2026-07-08T07:45:00.000Z" },
    ]);
    expect(await storage.visits.findTaken("left", 1, on("2026-07-09"))).toEqual([]);
    expect(await storage.visits.findTaken("right", 1, on("2026-07-08"))).toEqual([]);
  });

  test("cancelling frees the time, once, and keeps what was booked", async () => {
    const one = booking("2026-07-10T07:00:00.000Z");
    await book("left", one);
    expect(await cancel("right", one.id)).toEqual({ kind: "unknown" });
    expect(await cancel("left", one.id)).toMatchObject({
      kind: "cancelled",
      visit: { cancelledAt: NOW.toISOString(), visitor: { firstName: "An" } },
    });
    expect(await cancel("left", one.id, new Date("2026-08-01T00:00:00Z"))).toMatchObject({
      kind: "cancelled-before",
    });
    expect(await storage.visits.find("left", one.id)).toMatchObject({
      id: one.id,
      appointmentStart: "2026-07-10T07:00:00.000Z",
      cancelledAt: NOW.toISOString(),
      estate: { id: 12 },
    });
    expect(await book("left", booking("2026-07-10T07:00:00.000Z"))).toBe("booked");
  });

  test("a visit that has begun can't be cancelled, nor one that never was", async () => {
    const one = booking("2026-07-13T07:00:00.000Z");
    await book("left", one);
    expect(await cancel("left", one.id, new Date("2026-07-13T07:00:00Z"))).toEqual({ kind: "passed" });
    expect(await cancel("left", randomUUID())).toEqual({ kind: "unknown" });
    expect(await storage.visits.find("right", one.id)).toBe(null);
  });

  test("cancelling and booking the same time at once never gives two visits", async () => {
    const first = booking("2026-07-14T07:00:00.000Z");
    await book("left", first);
    const rush = Array.from({ length: 20 }, () => book("left", booking("2026-07-14T07:00:00.000Z")));
    const [, ...outcomes] = await Promise.all([cancel("left", first.id), ...rush]);
    const booked = outcomes.filter((outcome) => outcome === "booked").length;
    expect(booked).toBeLessThanOrEqual(1);
    expect(await book("left", booking("2026-07-14T07:00:00.000Z"))).toBe(booked ? "taken" : "booked");
  });

  test("a reminder is handed out once, a day before; not for what was cancelled or booked late", async () => {
    const coming = booking("2026-07-20T07:00:00.000Z");
    const late = booking("2026-07-20T08:00:00.000Z", { bookedAt: new Date("2026-07-19T09:00:00Z") });
    const off = booking("2026-07-20T09:00:00.000Z");
    for (const one of [coming, late, off]) await book("right", one);
    await cancel("right", off.id);
    const idsOf = (taken: Awaited<ReturnType<typeof take>>) =>
      taken.filter(({ siteId }) => siteId === "right").map(({ visit }) => visit.id);
    await take("2026-07-19T06:59:00Z");
    const [once, again] = await Promise.all([take("2026-07-19T07:00:00Z"), take("2026-07-19T07:00:00Z")]);
    expect([...idsOf(once), ...idsOf(again)]).toEqual([coming.id]);
    expect(idsOf(await take("2026-07-20T00:00:00Z"))).toEqual([]);
  });
});
