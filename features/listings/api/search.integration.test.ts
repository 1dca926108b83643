import { afterAll, expect, test } from "vitest";
import type { EstateFilters, EstateResults, EstateSearchInput } from "../schema/search.ts";
import { SEARCH_PATHS } from "#domain/listing/search-paths.ts";
import { SECRETS } from "#server/api/testing/listings.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

const address = "/api/sites/huyzen/estates";

async function idsOf(search: EstateSearchInput, site = "huyzen"): Promise<number[]> {
  const response = await api.post(`/api/sites/${site}/estates`, search);
  expect(response.status).toBe(200);
  return ((await response.json()) as EstateResults).results.map(({ general }) => general.id);
}

test("a search answers the site's own listings, entities within their project", async () => {
  expect((await idsOf({})).toSorted()).toEqual([1, 2, 3, 4]);
  expect((await idsOf({}, "zilt")).toSorted()).toEqual([1, 100]);
});

test("conditions and order hold over all pages of the results", async () => {
  const search: EstateSearchInput = {
    where: { terms: { "general.transaction.id": [1] }, range: { "general.price.value": { gte: 250_000 } } },
    sortBy: { sortType: "price", sortOrder: "DESC" },
  };
  expect(await idsOf(search)).toEqual([1, 3, 2]);
  expect(await idsOf({ ...search, limit: { from: 1, size: 1 } })).toEqual([3]);
  expect(await idsOf({ ...search, limit: { size: 0 } })).toEqual([]);
});

test("groups come in their own order, each with all that is in it, whatever page is asked", async () => {
  const response = await api.post(address, { groupBy: "type", limit: { size: 1 } });
  expect(await response.json()).toMatchObject({
    total: { value: 4 },
    results: [{}],
    groups: [
      { key: "1", name: "Huis", total: 2 },
      { key: "3", name: "Appartement", total: 1, ids: [2] },
      { key: "7", name: "Project", total: 1, ids: [3] },
    ],
  });
});

test("a search without groups has none in its answer", async () => {
  expect(await (await api.post(address, {})).json()).not.toHaveProperty("groups");
});

test("names come in the language that is asked", async () => {
  const french = { "Accept-Language": "fr" };
  const filters = (await (
    await api.post("/api/sites/huyzen/estate-filters", {}, french)
  ).json()) as EstateFilters;
  expect(filters.headTypes.map(({ name }) => name)).toContain("Maison");
  const grouped = await api.post(address, { groupBy: "type" }, french);
  expect(((await grouped.json()) as EstateResults).groups?.map(({ name }) => name)).toContain("Projet");
});

test("filter options count every other condition but their own", async () => {
  const response = await api.post("/api/sites/huyzen/estate-filters", {
    where: { terms: { "general.headType.id": [3] } },
  });
  const filters = (await response.json()) as EstateFilters;
  // Two houses, and the project whose estates are houses.
  expect(filters.headTypes.find(({ id }) => id === 1)?.count).toBe(3);
  expect(filters.prices).toEqual({ min: 250_000, max: 250_000 });
});

test.each<[object, string[]]>([
  [{ where: { terms: { "general.colour": [1] } } }, ["where.terms.general.colour"]],
  [{ where: { range: { "general.headType.id": { gte: 1 } } } }, ["where.range.general.headType.id"]],
  [{ where: { match: { "general.price.value": "1" } } }, ["where.match.general.price.value"]],
  [{ where: { terms: { "general.id": ["1; drop table estate"] } } }, ["where.terms.general.id"]],
  [
    { where: { terms: { one: [1] }, match: { two: "2" }, range: { three: { lt: 3 } } } },
    ["where.terms.one", "where.range.three", "where.match.two"],
  ],
  [{ where: { near: { lat: 1 } } }, ["where.near"]],
  [
    { where: { range: { "general.price.value": { around: 3 } } } },
    ["where.range.general.price.value.around"],
  ],
  [{ where: { terms: { "general.address.number": ["7788K"] } } }, ["where.terms.general.address.number"]],
  [{ where: { terms: { "general.reference": ["a\0b"] } } }, ["where.terms.general.reference"]],
  [{ where: { match: { "*": "\ud800" } } }, ["where.match.*"]],
  [
    {
      where: {
        area: [
          [3, 51],
          [4, 51],
        ],
      },
    },
    ["where.area"],
  ],
  [
    {
      where: {
        area: [
          [3, 51],
          [4, 51],
          [400, 51],
        ],
      },
    },
    ["where.area.2.0"],
  ],
  [{ sortBy: { sortType: "luck" } }, ["sortBy.sortType"]],
  [{ groupBy: "luck" }, ["groupBy"]],
  [{ limit: { size: 501 } }, ["limit.size"]],
  [{ limit: { from: 9_990, size: 20 } }, ["limit"]],
  [{ limit: { from: -1 } }, ["limit.from"]],
  [{ query: "all" }, ["query"]],
])("%j is refused by name", async (search, paths) => {
  for (const path of ["estates", "estate-filters"]) {
    const problem = await api.problem(`/api/sites/huyzen/${path}`, search);
    expect(problem).toMatchObject({ status: 400, type: "/api/problems/invalid-input" });
    expect(problem.errors?.map((error) => error.path)).toEqual(paths);
    expect(problem.errors?.every(({ message }) => message.length > 0)).toBe(true);
  }
});

test("a key that would reach into every object is refused", async () => {
  const body = '{"where":{"terms":{"__proto__":[1]}}}';
  expect((await api.postText(address, body, "application/json")).status).toBe(400);
});

test("ten thousand unknown paths are refused in an answer that stays small", async () => {
  const terms = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`path${index}`, [1]]));
  const response = await api.post(address, { where: { terms } });
  expect(response.status).toBe(400);
  expect((await response.text()).length).toBeLessThan(10_000);
});

/** Every path with every operator that it takes, and values at the edge of what its type allows. */
const EDGES: Record<string, unknown[]> = {
  id: [0, -1, 1, 2_147_483_648, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  number: [0, -0.5, 1e300, -1e300, 2_147_483_648, Number.MIN_VALUE],
  code: ["", "' or 1=1 --", "%", "\\", "😀", "x".repeat(500)],
  text: ["", " ", "' & | ! ( ) :* <->", "\\", "😀", "a:*b", "x".repeat(500), "a ".repeat(250)],
  date: [
    "2024-02-29",
    "1900-01-01",
    "2199-12-31T23:59:59.999999999Z",
    "2026-03-29T02:30:00+14:00",
    "2026-01-01T24:00Z",
  ],
  flag: [true, false],
};

test.each(SEARCH_PATHS)("no value of $path makes the database fail", async ({ path, type, operators }) => {
  for (const value of EDGES[type] ?? []) {
    for (const operator of operators) {
      const condition = { terms: [value], range: { gte: value, lt: value }, match: String(value) }[operator];
      for (const call of ["estates", "estate-filters"]) {
        const response = await api.post(`/api/sites/huyzen/${call}`, {
          where: { [operator]: { [path]: condition } },
        });
        expect(response.status, `${operator} ${path} ${JSON.stringify(value)}`).toBe(200);
      }
    }
  }
});

test.each(["2026-02-31", "2025-02-29", "0000-01-01", "2026-01-01T00:00:00+19:00"])(
  "the moment %s, which never was, is refused",
  async (gte) => {
    const range = { "general.publicationDate": { gte } };
    expect((await api.post(address, { where: { range } })).status).toBe(400);
  },
);

test("no search finds out a hidden address", async () => {
  expect(await idsOf({ where: { match: { "*": "Kouter" } } })).toEqual([1, 4]);
  expect(await idsOf({ where: { match: { "*": "Geheimstraat" } } })).toEqual([]);
  expect(await idsOf({ where: { match: { "general.address.street": "Geheimstraat" } } })).toEqual([]);
  expect(await idsOf({ where: { match: { "*": "7788K" } } })).toEqual([]);
  const [north, east, side] = [51.05487, 3.72391, 0.0002];
  const square: Array<[number, number]> = [
    [east - side, north - side],
    [east + side, north - side],
    [east + side, north + side],
    [east - side, north + side],
  ];
  expect(await idsOf({ where: { area: square } })).toEqual([]);
});

test.each(["full", "card", "marker"] as const)(
  "the %s view of a search gives no hidden address away",
  async (view) => {
    const answer = await (await api.post(address, { view })).text();
    expect(SECRETS.filter((secret) => answer.includes(secret))).toEqual([]);
  },
);
