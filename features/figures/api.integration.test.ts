import { afterAll, beforeAll, expect, test } from "vitest";
import { estateJson, linesOf } from "#bundle/testing/test-bundle.ts";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import type { CountedSearch } from "./search-counter.ts";
import { daysOf } from "./period.ts";
import { Figures } from "./schema.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

/** As the clock of the test's API says. */
const NOW = new Date("2026-03-02T11:00:00Z");
const YESTERDAY = "2026-03-01";

type More = Partial<CountedSearch> & { readonly day?: string };

async function agency() {
  const files = { "estates.ndjson": linesOf([estateJson(1), estateJson(2)]) };
  const { id, cookie } = await desk.agency({}, { files });
  const { figures } = desk.storage;
  const ask = async (query = "", as = cookie) => {
    const { status, json } = await desk.call("GET", `${id}/figures${query}`, { cookie: as });
    return { status, json };
  };
  return {
    id,
    ask,
    add: async ({ day = YESTERDAY, ...more }: More) => {
      const usual = {
        deal: "sale",
        kind: 1,
        band: 3,
        foundNothing: false,
        count: 1,
        places: ["c1"],
      } as const;
      await figures.addSearches(id, { day, searches: [{ ...usual, ...more }] });
    },
    read: async (query = "") => Figures.parse((await ask(query)).json),
  };
}

test("what two servers counted adds up, and another site has none of it", async () => {
  const { add, read } = await agency();
  const other = await agency();
  await Promise.all([
    add({ count: 21 }),
    add({ count: 20 }),
    add({ count: 4, foundNothing: true }),
    add({ count: 3, foundNothing: true }),
  ]);
  expect(await read()).toMatchObject({
    searches: { count: 48, before: 0 },
    empty: { count: 7, before: 0 },
    since: YESTERDAY,
    places: [{ place: "c1", total: 48, empty: 7 }],
    missed: [{ place: "c1", band: 3, kind: 1, count: 7 }],
  });
  expect(await other.read()).toMatchObject({ searches: { count: 0 }, since: null, places: [], missed: [] });
});

test("fewer than five stand nowhere, until there are five: not in a cell, a row, a total, or what was not found", async () => {
  const { add, read } = await agency();
  await add({ count: 4, band: 1, foundNothing: true });
  await add({ count: 12, band: 2 });
  const before = await read();
  expect(before.places).toMatchObject([{ total: 12 }]);
  expect(before.places[0]!.bands.map((cell) => cell.searches)).toEqual([0, 0, 12, 0, 0, 0, 0]);
  expect([before.missed, before.searches.count, before.empty.count]).toEqual([[], 12, 0]);
  await add({ count: 1, band: 1, foundNothing: true });
  const after = await read();
  expect([after.missed[0]?.count, after.searches.count, after.empty.count]).toEqual([5, 17, 5]);
});

test("whatever periods are subtracted from each other, every part of a figure is five searches or more", async () => {
  const { id, add } = await agency();
  const { figures, pool } = desk.storage;
  const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, "0")}`);
  // One or two a day: 42 in all.
  for (const [at, day] of days.entries()) await add({ day, count: 1 + (at % 2) });
  const upTo = async (until: string) => {
    const rows = await figures.findSearches(id, { from: days[0]!, until, deal: "sale" });
    return rows[0]?.searches ?? 0;
  };
  const sums = await Promise.all(days.map(upTo));
  const steps = sums.map((sum, at) => sum - (sums[at - 1] ?? 0)).filter((step) => step !== 0);
  expect(steps.length).toBeGreaterThan(5);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(5);
  const { rows } = await pool.query("select searches::int from search_pending where site_id = $1", [id]);
  expect(sums.at(-1)! + (rows[0]?.searches ?? 0)).toBe(42);
});

test("today and what is older than the period are not in it, and renting is told apart", async () => {
  const { add, read } = await agency();
  const { from, before } = daysOf("week", NOW);
  await add({ day: "2026-03-02", count: 50 });
  await add({ day: from, count: 10 });
  await add({ day: before.until, count: 20 });
  await add({ day: before.from, count: 5 });
  await add({ deal: "rent", count: 30 });
  expect((await read("?period=week")).searches).toEqual({ count: 10, before: 25 });
  expect((await read("?period=week&deal=rent")).searches).toEqual({ count: 30, before: 0 });
  expect((await read("?period=year")).searches.count).toBe(35);
});

test("a search of two places counts for both, and one of none in a row without a name", async () => {
  const { add, read } = await agency();
  await add({ places: ["c1", "m44021"], count: 10 });
  await add({ places: [], count: 5 });
  const { searches, places } = await read();
  expect(searches.count).toBe(25);
  expect(places.map(({ place, total }) => [place, total])).toEqual([
    ["c1", 10],
    ["m44021", 10],
    ["", 5],
  ]);
  expect(places.map(({ name }) => name?.["fr"])).toEqual(["Gand", "Gand", undefined]);
});

test("a place that is gone has no row, and a site that is gone counts nothing", async () => {
  const { id, add, read } = await agency();
  await add({ places: ["c999"], count: 9 });
  expect((await read()).places).toEqual([]);
  await desk.storage.pool.query("delete from site where site_id = $1", [id]);
  await add({ count: 9 });
  const { rowCount } = await desk.storage.pool.query("select from search_figure where site_id = $1", [id]);
  expect(rowCount).toBe(0);
});

test("figures are kept for thirteen months, and so is what waits to be one", async () => {
  const { id, add, read } = await agency();
  await add({ day: "2025-02-01", count: 9 });
  await add({ day: "2025-02-01", count: 2, band: 1 });
  await add({ day: "2025-02-02", count: 9 });
  await desk.storage.figures.dropSearchesBefore("2025-02-02");
  expect((await read()).since).toBe("2025-02-02");
  const { rowCount } = await desk.storage.pool.query("select from search_pending where site_id = $1", [id]);
  expect(rowCount).toBe(0);
});

test("questions and visits of a listing are counted as they came, with the alerts that fit it", async () => {
  const { id, read } = await agency();
  await desk.storage.pool.query(QUESTIONS, [id, "2026-03-01T09:00:00Z"]);
  const { questions, visits, homes, alerts } = await read("?period=week");
  expect(questions).toEqual({ count: 3, answeredWithinHours: 2 });
  expect([visits, alerts]).toEqual([
    { count: 0, cancelled: 0 },
    { waiting: 0, added: 0 },
  ]);
  expect(homes).toMatchObject([{ id: 2, questions: 2, visits: 0, alerts: 0 }]);
});

test("agents see no figures, nobody without a session does, and an unknown word is refused", async () => {
  const { id, ask } = await agency();
  const agent = await desk.add(id, testPerson("Jan", "jan@example.be", { role: "agent", salesRepIds: [1] }));
  expect((await ask("", await desk.signIn(id, agent.id))).status).toBe(403);
  expect((await ask("", "gevel_desk=none")).status).toBe(401);
  for (const query of ["?period=day", "?deal=swap", "?period="])
    expect((await ask(query)).status, query).toBe(400);
});

/** Two about listing 2, of which one was answered after two hours, and one about nothing. */
const QUESTIONS = `
  insert into submission (site_id, id, form, email, locale, payload, estate_id, created_at, answered_at, fingerprint)
  select $1, gen_random_uuid(), 'contact', 'a@example.be', 'nl', '{}', estate_id, $2::timestamptz, answered_at, md5(random()::text)
  from (values (2::bigint, $2::timestamptz + interval '2 hours'), (2, null), (null, null)) as q (estate_id, answered_at)`;
