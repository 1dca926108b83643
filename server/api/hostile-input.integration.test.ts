import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type Operator, SEARCH_PATHS, type ValueType } from "#domain/listing/search-paths.ts";
import { GROUPINGS, SORT_ORDERS, SORT_TYPES } from "#domain/listing/search.ts";
import { SECRETS } from "./testing/listings.ts";
import { openTestApi } from "./testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

const text = fc.string({ unit: "binary", maxLength: 60 });
const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });

/** Values that a path of each type takes. */
const VALUES: Record<ValueType, fc.Arbitrary<unknown>> = {
  id: fc.maxSafeInteger(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  code: text,
  text,
  date: day.map((date) => date.toISOString().slice(0, date.getTime() % 2 ? 10 : 24)),
  flag: fc.boolean(),
};

type Condition = readonly [Operator, path: string, condition: unknown];

/** One condition as the published list allows it; now and then with a value of another type. */
const condition: fc.Arbitrary<Condition> = fc
  .constantFrom(...SEARCH_PATHS)
  .chain(({ path, type, operators }) => {
    const value = fc.oneof({ weight: 20, arbitrary: VALUES[type] }, fc.jsonValue());
    const bounds = fc.dictionary(fc.constantFrom("gte", "gt", "lte", "lt"), value, { maxKeys: 3 });
    const shapes = { terms: fc.array(value, { minLength: 1, maxLength: 5 }), range: bounds, match: text };
    return fc
      .constantFrom(...operators)
      .chain((operator) => shapes[operator].map((shape): Condition => [operator, path, shape]));
  });

const where = fc.array(condition, { maxLength: 4 }).map((conditions) => {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [operator, path, shape] of conditions) all[operator] = { ...all[operator], [path]: shape };
  return all;
});

const corner = fc.tuple(fc.double({ min: -181, max: 181 }), fc.double({ min: -91, max: 91 }));

const search = fc.record(
  {
    where,
    sortBy: fc.record({
      sortType: fc.constantFrom(...SORT_TYPES),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
    }),
    groupBy: fc.constantFrom(...GROUPINGS),
    view: fc.constantFrom("full", "card", "marker"),
    limit: fc.record({ from: fc.nat(10_200), size: fc.nat(505) }),
  },
  { requiredKeys: [] },
);

const areaSearch = fc
  .array(corner, { minLength: 2, maxLength: 6 })
  .map((area) => ({ where: { area: area.map(([lng, lat]) => [lng, lat]) } }));

const call = fc.constantFrom("estates", "estate-filters");

test("whatever is searched, the answer is a result or says what is wrong with the question", async () => {
  const statuses: number[] = [];
  await fc.assert(
    fc.asyncProperty(call, fc.oneof({ weight: 5, arbitrary: search }, areaSearch), async (name, body) => {
      const response = await api.post(`/api/sites/huyzen/${name}`, body);
      const answer = await response.text();
      statuses.push(response.status);
      expect([200, 400]).toContain(response.status);
      expect(SECRETS.filter((secret) => answer.includes(secret))).toEqual([]);
    }),
    { numRuns: 300 },
  );
  // Else the questions were too wild to reach the database.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
});

test("whatever is posted, the answer is a result or a problem of the caller's", async () => {
  const types = fc.constantFrom("application/json", "text/plain", "application/json; charset=utf-16");
  await fc.assert(
    fc.asyncProperty(call, fc.oneof(fc.json(), text), types, async (name, body, type) => {
      const response = await api.postText(`/api/sites/huyzen/${name}`, body, type);
      await response.text();
      expect([200, 400, 415]).toContain(response.status);
    }),
    { numRuns: 200 },
  );
});

test("whatever is asked in a path, the answer is no fault of ours", async () => {
  const bases = fc.constantFrom(
    "/api/sites/",
    "/api/sites/by-hostname/",
    "/api/sites/huyzen/pages/by-url/",
    "/api/sites/huyzen/estates/v2/",
    "/api/sites/huyzen/navigation/main/",
    "/api/translations/",
    "/api/problems/",
    "/api/schemas/",
    "/nl/ajax/estate/",
    "/nl/ajax/search-city?q=",
  );
  const rest = fc.oneof(
    text.filter((one) => one.isWellFormed()).map(encodeURIComponent),
    fc.string({ maxLength: 60 }),
    fc.constantFrom("%", "%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "//", "?", "#"),
  );
  await fc.assert(
    fc.asyncProperty(bases, rest, async (base, more) => {
      const response = await api.get(base + more);
      await response.text();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["GET", "/api/sites/huyzen/leads/x%00"],
  ["PUT", "/api/sites/huyzen/leads/x%00/answered"],
  ["GET", "/api/sites/huyzen/leads/x%00/slots"],
  ["POST", "/api/sites/huyzen/leads/x%00/refuse"],
  ["POST", "/api/sites/huyzen/sources/x%00/events"],
  ["POST", "/api/sites/huyzen/sources/x%00/deliveries"],
])("%s %s leads to nothing, as nothing has a name with NUL in it", async (method, path) => {
  expect((await api.fetch(path, { method })).status).toBe(404);
});
