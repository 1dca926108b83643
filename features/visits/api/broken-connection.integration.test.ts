import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Slots } from "../schema.ts";
import { addDays } from "#domain/rental/period.ts";
import { openStorage } from "#server/database/open-storage.ts";
import { importRentalsForTest, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { openTestProxy } from "#platform/db/testing/test-proxy.ts";
import { openVisits } from "#server/api/testing/open-visits.ts";

const visits = await openVisits();
const cable = await openTestProxy(visits.url);
const farStorage = await openStorage({ databaseUrl: cable.url, dataDir: "/nowhere" });
afterAll(async () => {
  await farStorage.close();
  await cable.close();
  await visits.close();
  vi.restoreAllMocks();
});

/** Each failure is logged. */
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const near = visits.api();
const far = visits.api(farStorage);

/** More answers than the database gives to one form, opening its connections included. */
const MOST_ANSWERS = 100;

const AN = { firstName: "An", lastName: "Peeters" };

const visitAt = (start: string) => ({
  privacy: true,
  formToken: randomUUID(),
  estateId: 1,
  start,
  visitor: { ...AN, email: `${randomUUID()}@example.be`, phone: "0470 12 34 56" },
});

async function visitForms() {
  const slots = await near.json<Slots>("/api/sites/huyzen/live-agenda/1");
  return slots.map(({ start }) => visitAt(start));
}

const stayIn = (periodId: number) => ({
  ...AN,
  privacy: true,
  formToken: randomUUID(),
  email: `${randomUUID()}@example.be`,
  rentalUnitId: 1,
  periodId,
  persons: 2,
});

/** As many weeks as tries, so that none is taken by another. */
async function stayForms() {
  const periods = Array.from({ length: MOST_ANSWERS }, (_, index) => {
    const start = addDays("2026-07-18", 7 * index);
    return { id: index + 1, type: { id: 1 }, start, end: addDays(start, 7), price: 650 };
  });
  await importRentalsForTest(visits.first, {
    siteId: "zilt",
    units: [testUnit(1, {}, { periods })],
    settings: { rateLimits: false, captcha: false },
  });
  return periods.map(({ id }) => stayIn(id));
}

const count = async (from: string, values: string[] = []) =>
  (await visits.first.pool.query<{ count: number }>(`select count(*)::int as count from ${from}`, values))
    .rows[0]!.count;

test.each([
  {
    form: "a visit",
    path: "/api/sites/huyzen/live-agenda/reservation",
    forms: visitForms,
    stored: "appointment",
  },
  {
    form: "a stay",
    path: "http://zilt.localhost/nl/ajax/rental-request",
    forms: stayForms,
    stored: "stay_request",
  },
])(
  "whenever the connection to the database breaks under $form, the visitor may try again, and it counts once",
  async ({ path, forms, stored }) => {
    const statuses: number[] = [];
    for (const [index, sent] of (await forms()).entries()) {
      cable.cutAfterAnswers(index + 1);
      const first = await far.ask("POST", path, sent);
      const wasCut = cable.isCut();
      statuses.push(first.status);
      cable.mend();
      if (first.status === 503) {
        expect(first.headers.get("Content-Type")).toBe("application/problem+json");
        expect((await far.ask("POST", path, sent)).status).toBe(201);
      } else expect(first.status).toBe(201);
      expect(await count("submission where token = $1", [sent.formToken])).toBe(1);
      expect(await count(stored)).toBe(index + 1);
      if (!wasCut) break;
    }
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5);
    expect(statuses.at(-1)).toBe(201);
  },
);

test("a connection that the database ends while a visit's transaction waits is answered like any other", async () => {
  const { pool } = visits.first;
  const [sent] = (await visitForms()).slice(-1);
  const path = "/api/sites/huyzen/live-agenda/reservation";
  const other = await pool.connect();
  await other.query("begin; lock table submission in access exclusive mode");
  const answer = far.ask("POST", path, sent);
  const waiting = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(`select ${waiting}`)).rowCount).toBeGreaterThan(0);
  await pool.query(`select pg_terminate_backend(pid) ${waiting}`);
  expect((await answer).status).toBe(503);
  await other.query("commit");
  other.release();
  expect((await far.ask("POST", path, sent)).status).toBe(201);
});
