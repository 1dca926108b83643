import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "#platform/http/api/problem.ts";
import { MOST_OPEN } from "#domain/contact/limits.ts";
import { importRentalsForTest, testUnit } from "../queries/testing/test-rentals.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
const NOW = new Date("2026-06-01T10:00:00Z");
afterAll(() => api.close());

/** Of every home one stay, so that no two requests meet. */
const HOMES = Array.from({ length: 60 }, (_, index) => testUnit(index + 1));

beforeAll(async () => {
  const settings = { captcha: false };
  for (const siteId of ["zee", "duin"])
    await importRentalsForTest(api.storage, { siteId, units: HOMES, settings });
});

let home = 0;
/** Each from a connection of its own: what is counted is the person. */
async function ask(
  visitor: { email: string; phone?: string },
  { site = "zee", lang = "nl", now = NOW }: { site?: string; lang?: string; now?: Date } = {},
) {
  home += 1;
  const body = {
    rentalUnitId: home,
    periodId: 1,
    persons: 2,
    visitor: { firstName: "An", lastName: "Peeters", ...visitor },
    privacy: true,
    formToken: crypto.randomUUID(),
  };
  return api.at(now).fetch(
    `/api/sites/${site}/rental-units/reservation`,
    {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "Accept-Language": lang },
    },
    { caller: { address: `10.${home}.0.1` } } as never,
  );
}

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
const statusesOf = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

test("a person waits for two answers at most, and is told in their language what to do about it", async () => {
  expect((await ask({ email: "an@example.be", phone: "0470 12 34 56" })).status).toBe(201);
  expect((await ask({ email: "An+zee@example.be" })).status).toBe(201);
  const said = {
    nl: "al 2 aanvragen op een antwoord",
    fr: "2 demandes",
    en: "2 requests",
    de: "2 Anfragen",
  };
  for (const [lang, words] of Object.entries(said)) {
    const refused = await ask({ email: "an+nog@EXAMPLE.be" }, { lang });
    const { type, detail } = (await refused.json()) as Problem;
    expect([refused.status, type]).toEqual([429, "/api/problems/too-many-open"]);
    expect(detail).toContain(words);
    expect(detail).toContain("+32");
  }
  // By the phone alone.
  expect((await ask({ email: "bo@example.be", phone: "+32470123456" })).status).toBe(201);
  expect((await ask({ email: "an@example.be" }, { site: "duin" })).status).toBe(201);
});

test("what a refused request would have held stays free, and nothing of it is stored", async () => {
  for (let times = 0; times < MOST_OPEN.stays; times += 1) await ask({ email: "cas@example.be" });
  const count = async () =>
    (await api.storage.pool.query<{ n: number }>("select count(*)::int as n from submission")).rows[0]!.n;
  const before = await count();
  expect((await ask({ email: "cas@example.be" })).status).toBe(429);
  expect(await count()).toBe(before);
  const { rows } = await api.storage.pool.query(
    "select from rental_hold where site_id = 'zee' and unit_id = $1",
    [home],
  );
  expect(rows).toEqual([]);
});

test("a request that was taken back, answered or is over makes room", async () => {
  const email = "dirk@example.be";
  const [first] = [await idOf(await ask({ email })), await idOf(await ask({ email }))];
  expect((await ask({ email })).status).toBe(429);
  await api.storage.stays.step("zee", first, "withdraw", NOW);
  const third = await idOf(await ask({ email }));
  expect((await ask({ email })).status).toBe(429);
  await api.storage.stays.step("zee", third, "accept", NOW);
  expect((await ask({ email })).status).toBe(201);
  const later = new Date(NOW.getTime() + 26 * 3_600_000);
  expect(await statusesOf([ask({ email }, { now: later }), ask({ email }, { now: later })])).toEqual([
    201, 201,
  ]);
});

test("of many at the same moment a person gets two, whatever tags their address has", async () => {
  const answers = Array.from({ length: 6 }, (_, index) => ask({ email: `els+${index}@example.be` }));
  expect(await statusesOf(answers)).toEqual([201, 201, 429, 429, 429, 429]);
});

test("of many at the same moment that have only a phone in common, a person gets two", async () => {
  const spelled = ["0475 00 00 01", "+32 475 00 00 01", "0032475000001", "0475/00.00.01"];
  const answers = spelled.map((phone, index) => ask({ email: `fien${index}@example.be`, phone }));
  expect(await statusesOf(answers)).toEqual([201, 201, 429, 429]);
});
