import { expect, test } from "vitest";
import { EstateList } from "./schema/listing-blocks.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { Estate } from "./schema/estate.ts";
import type { EstateSearchInput } from "./schema/search.ts";
import { readListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { isIncomplete } from "#features/site/incomplete.ts";
import { chipsOf } from "./filter/chips-of.ts";
import { loadListing } from "./load-listing.ts";
import { contextWith } from "#features/site/testing/request-context.ts";

const block = (changes = {}) => EstateList.parse({ id: "list", type: "estate-list", ...changes });
const at = (search = "") => new URL(`http://localhost/nl/te-koop${search}`);
const estates = (...ids: number[]) =>
  ids.map((id) => Estate.parse({ general: { id, title: { nl: `Huis ${id}` } } }));
const facets = { headTypes: [{ id: 1, name: "Huis", count: 45 }] } as never;

/** An API that holds listings 1 to 45 in two groups, and remembers what it was asked. */
function api() {
  const asked: EstateSearchInput[] = [];
  const queries: Partial<SiteQueries> = {
    async searchEstates(search) {
      asked.push(search);
      const ids = Array.from({ length: 45 }, (_, index) => index + 1);
      const { from = 0, size = 20 } = search.limit ?? {};
      const groups = [
        { key: "1", name: "Huis", total: 30, ids: ids.slice(0, 30) },
        { key: "3", name: "Appartement", total: 15, ids: ids.slice(30) },
      ];
      return {
        total: { value: ids.length },
        results: estates(...ids.slice(from, from + size)),
        ...(search.groupBy && { groups }),
      };
    },
    estateFilters: async () => facets,
    knownCities: async (asked) => ({
      results:
        "ids" in asked && asked.ids.includes(8) ? [{ id: 8, zip: "8400", name: "Oostende", count: 0 }] : [],
    }),
    pages: async () => [],
    placeNames: async () => new Map([["gent", [7]]]),
    searchPlace: async (words) => ({
      results: words === "gent" ? [{ kind: "city", id: 7, zip: "9000", name: "Gent", count: 3 }] : [],
    }),
  };
  return { asked, queries };
}

const failing = async () => ({ total: { value: 0 }, results: [], error: new Error("away") });

test("a list asks for its cards and is told again when listings change", async () => {
  const { asked, queries } = api();
  const context = contextWith(queries);
  const view = await loadListing(context, "nl", block(), at("?city=5&page=3"));
  expect(asked[0]).toMatchObject({ view: "card", limit: { from: 40, size: 20 } });
  expect(asked[0]?.where?.terms).toEqual({ "general.address.city.id": [5] });
  expect(view).toMatchObject({ pages: 3, path: "/nl/te-koop", results: { total: 45, page: 3 } });
  expect([...context.tags]).toEqual(["estates"]);
});

test("groups stand one after the other over the pages, all from one search", async () => {
  const { asked, queries } = api();
  const { results } = await loadListing(
    contextWith(queries),
    "nl",
    block({ groupBy: "type" }),
    at("?page=2"),
  );
  expect(results.sections?.map(({ key, total, ids }) => [key, total, ids.length])).toEqual([
    ["1", 30, 10],
    ["3", 15, 10],
  ]);
  expect(results.cards.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 21));
  expect(asked).toMatchObject([{ groupBy: "type", view: "card", limit: { from: 20, size: 20 } }]);
});

test("a city in words leads to the address with its id, and keeps the other filters", async () => {
  const loading = loadListing(contextWith(api().queries), "nl", block(), at("?q=gent&type=1&page=2"));
  const answer = await loading.catch((thrown: Response) => thrown);
  expect((answer as Response).headers.get("Location")).toBe("/nl/te-koop?city=7&type=1");
});

test("own words in the field of a place lead to the search that they mean", async () => {
  const q = encodeURIComponent("appartement met terras in Gent tot 300.000");
  const loading = loadListing(contextWith(api().queries), "nl", block(), at(`?q=${q}&bed-min=2`));
  const answer = await loading.catch((thrown: Response) => thrown);
  expect((answer as Response).headers.get("Location")).toBe(
    "/nl/te-koop?municipality=44021&price-max=300000&type=3&transaction=1&transaction=3&transaction=7&transaction=11&bed-min=2&terrace=1",
  );
});

test("a chosen city that the list has nothing in is called by its name, and can be taken away", async () => {
  const { filter } = await loadListing(contextWith(api().queries), "nl", block(), at("?city=8&city=404"));
  expect(filter?.cities).toEqual([{ id: "8", name: "8400 Oostende", count: 0 }]);
});

test("a city that nobody knows leaves the list as it is, and says so", async () => {
  const view = await loadListing(contextWith(api().queries), "nl", block(), at("?q=Timboektoe"));
  expect(view.unknownPlace).toBe("Timboektoe");
  expect(view.results.total).toBe(45);
});

test("a showcase lets no visitor narrow it", async () => {
  const { asked, queries } = api();
  const view = await loadListing(
    contextWith(queries),
    "nl",
    block({ filter: false, size: 3 }),
    at("?city=5&page=2&q=gent"),
  );
  expect(asked[0]).toMatchObject({ where: {}, limit: { from: 0, size: 3 } });
  expect(view).toMatchObject({ filter: null, pages: 1, isEndless: false });
});

test("a search that fails is a list that says so, on a page that is not kept", async () => {
  const context = contextWith({ ...api().queries, searchEstates: failing });
  const view = await loadListing(context, "nl", block(), at());
  expect(view.results).toMatchObject({ isFailed: true, cards: [] });
  expect(isIncomplete(context)).toBe(true);
});

test("without its choices a list still shows, on a page that is not kept", async () => {
  const context = contextWith({ ...api().queries, estateFilters: async () => ({}) });
  const view = await loadListing(context, "nl", block(), at());
  expect(view.results.cards).toHaveLength(20);
  expect(view.filter?.types).toEqual([]);
  expect(isIncomplete(context)).toBe(true);
});

/** What the site of a list holds: houses of its own kind, too, and Ghent. */
const OWN = {
  headTypes: [{ id: 1, name: "Huis", count: 45 }],
  subTypes: [{ id: 7001, name: "Molen", count: 1 }],
  transactions: [{ id: 1, name: "Te koop", count: 45 }],
  countries: [{ id: "BE", name: "België", count: 45 }],
  locations: [{ id: 7, zip: "9000", name: "Gent", count: 3 }],
};

test.each([
  ["a city", "city=424242", ""],
  ["a city beside others", "city=7&city=8&city=424242", "city=7&city=8"],
  [
    "a kind of transaction and one of estates",
    "type=999&transaction=66&price-max=300000",
    "price-max=300000",
  ],
  ["a sub type", "subType=9999&subType=101&subType=7001", "subType=101&subType=7001"],
  ["a country", "country=XX", ""],
  ["the country that stands for none", "country=ZZ", ""],
])("%s that nobody knows is ignored, and what is known stays: %s", async (_what, search, known) => {
  const { asked, queries } = api();
  const context = contextWith({ ...queries, estateFilters: async () => OWN as never });
  const view = await loadListing(context, "nl", block(), at(`?${search}`));
  expect(writeListingQuery(view.query)).toBe(known);
  expect(asked[0]!.where).toEqual(whereOf({}, readListingQuery(new URLSearchParams(known))));
  expect(chipsOf(view.query, view.filter!, (key) => key).map(({ label }) => label)).not.toContainEqual(
    expect.stringMatching(/^#|^XX$|Onbekend/),
  );
});

test("a type, a transaction and a country that the site has none of keep their names", async () => {
  const context = contextWith({ ...api().queries, estateFilters: async () => OWN as never });
  const { query, filter } = await loadListing(context, "nl", block(), at("?type=9&transaction=3&country=FR"));
  const labels = chipsOf(query, filter!, (key) => key).map(({ label }) => label);
  expect(labels).toHaveLength(3);
  expect(labels).toContain("Frankrijk");
  expect(labels.join()).not.toContain("#");
});

test("a city that could not be looked up stays", async () => {
  const context = contextWith({
    ...api().queries,
    estateFilters: async () => OWN as never,
    knownCities: () => Promise.reject(new Error("away")),
  });
  const { query } = await loadListing(context, "nl", block(), at("?city=424242"));
  expect(query.cities).toEqual([424242]);
});

test("words that mean a city lead on without what nobody knows", async () => {
  const context = contextWith({ ...api().queries, estateFilters: async () => OWN as never });
  const loading = loadListing(context, "nl", block(), at("?q=gent&type=999"));
  const answer = await loading.catch((thrown: Response) => thrown);
  expect((answer as Response).headers.get("Location")).toBe("/nl/te-koop?city=7");
});

test.each([
  [
    "appartement met 2 slpk in Gent tot 300.000",
    "municipality=44021&price-max=300000&type=3&transaction=1&transaction=3&transaction=7&transaction=11&bed-min=2",
  ],
  ["huis met tuin vlakbij school", "type=1&garden=1&words=vlakbij%20school"],
])("a search in one's own words leads on to its filters: %s", async (words, search) => {
  const asked = at(`?${new URLSearchParams({ words })}`);
  const loading = loadListing(contextWith(api().queries), "nl", block(), asked);
  const answer = await loading.catch((thrown: unknown) => thrown as Response);
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get("Location")).toBe(`/nl/te-koop?${search}`);
});

test("words keep the filters that they do not name, and what they say of renting is left where a list sells", async () => {
  const forSale = block({ where: { terms: { "general.transaction.id": [1] } } });
  const asked = at(`?price-max=900&${new URLSearchParams({ words: "studio te huur" })}`);
  const answer = await loadListing(contextWith(api().queries), "nl", forSale, asked).catch(
    (thrown: unknown) => thrown as Response,
  );
  expect((answer as Response).headers.get("Location")).toBe(
    "/nl/te-koop?price-max=900&type=3&subType=307&words=te%20huur",
  );
});

test("words of renting lead from a list of sales to the agency's list of rentals", async () => {
  const listOf = (id: number, path: string, transaction: number) => ({
    id,
    paths: { nl: path },
    title: { nl: path },
    blocks: [block({ where: { terms: { "general.transaction.id": [transaction] } } })],
  });
  const pages = async () => [listOf(1, "te-koop", 1), listOf(2, "te-huur", 2)] as never;
  const forSale = block({ where: { terms: { "general.transaction.id": [1] } } });
  const asked = at(`?${new URLSearchParams({ words: "studio te huur" })}`);
  const answer = await loadListing(contextWith({ ...api().queries, pages }), "nl", forSale, asked).catch(
    (thrown: unknown) => thrown as Response,
  );
  expect((answer as Response).headers.get("Location")).toBe("/nl/te-huur?words=studio%20te%20huur");
});

test("words that no filter knows are shown as not understood, and the list stays as it is", async () => {
  const view = await loadListing(contextWith(api().queries), "nl", block(), at("?words=vlakbij+school"));
  expect(view).toMatchObject({ query: { words: "vlakbij school" }, results: { total: 45 } });
});

test("a search that finds little offers the nearest places where something fits, not the chosen one", async () => {
  const queries = {
    ...api().queries,
    searchEstates: async () => ({ total: { value: 0 }, results: [] }),
    estateFilters: async () =>
      ({
        locations: [
          { id: 1, zip: "9000", name: "Gent", count: 0 },
          { id: 2, zip: "8000", name: "Brugge", count: 2 },
          { id: 3, zip: "9070", name: "Destelbergen", count: 1 },
          { id: 4, zip: "4000", name: "Luik", count: 9 },
        ],
      }) as never,
  };
  const view = await loadListing(contextWith(queries), "nl", block(), at("?municipality=44021&type=3"));
  expect(view.nearby.map(({ name, count }) => [name, count])).toEqual([
    ["Destelbergen", 1],
    ["Brugge", 2],
  ]);
  expect(view.nearby.map(({ query }) => writeListingQuery(query))[0]).toBe("municipality=44013&type=3");
});

test("the nearest places are offered too where the chosen town has nothing that fits", async () => {
  const queries = {
    ...api().queries,
    searchEstates: async () => ({ total: { value: 0 }, results: [] }),
    knownCities: async () => ({ results: [{ id: 7, zip: "9050", name: "Gentbrugge", count: 12 }] }) as never,
    estateFilters: async () =>
      ({ locations: [{ id: 3, zip: "9070", name: "Destelbergen", count: 1 }] }) as never,
  };
  const { nearby } = await loadListing(contextWith(queries), "nl", block(), at("?city=7&type=3"));
  expect(nearby.map(({ name, count }) => [name, count])).toEqual([["Destelbergen", 1]]);
});

test("a price is let go where a tenth more shows nothing either", async () => {
  const queries: Partial<SiteQueries> = {
    ...api().queries,
    searchEstates: async ({ where }) => {
      const most = Number(where?.range?.["general.price.value"]?.lte ?? Infinity);
      return { total: { value: most < 400_000 ? 0 : 29 }, results: [] };
    },
  };
  const { relaxed } = await loadListing(contextWith(queries), "nl", block(), at("?price-max=200000&type=1"));
  expect(relaxed.map(({ query, count }) => [writeListingQuery(query), count])).toEqual([["type=1", 29]]);
  const near = await loadListing(contextWith(queries), "nl", block(), at("?price-max=390000&type=1"));
  expect(near.relaxed.map(({ query }) => writeListingQuery(query))).toEqual(["price-max=430000&type=1"]);
});

test("where no single wish less shows anything, two are let go", async () => {
  const queries: Partial<SiteQueries> = {
    ...api().queries,
    searchEstates: async ({ where }) => {
      const wishes = Object.keys(where?.terms ?? {}).length + Object.keys(where?.range ?? {}).length;
      return { total: { value: wishes > 1 ? 0 : 5 }, results: [] };
    },
  };
  const asked = at("?type=3&terrace=1&lift=1");
  const { relaxed } = await loadListing(contextWith(queries), "nl", block(), asked);
  expect(relaxed.map(({ query, count }) => [writeListingQuery(query), count])).toEqual([
    ["lift=1", 5],
    ["terrace=1", 5],
    ["type=3", 5],
  ]);
});
