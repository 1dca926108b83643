import { expect, test } from "vitest";
import { EMPTY_LISTING_QUERY, readListingQuery } from "#domain/listing/query.ts";
import { NO_OPTIONS } from "./testing/no-options.ts";
import type { ListingView } from "./listing-view.ts";
import { card } from "./testing/card.ts";
import { renderHtml } from "./testing/render-html.tsx";
import { ListingBlock } from "./listing-block.tsx";

const option = (id: string, name: string, count = 3) => ({ id, name, count });
const town = (id: string, zip: string, name: string) => ({ ...option(id, name), zip });
const FILTER = {
  ...NO_OPTIONS,
  cities: [option("1", "9000 Gent"), option("2", "9050 Gentbrugge")],
  types: [option("1", "Huis"), option("3", "Appartement", 0)],
  subTypes: [option("101", "Villa")],
  places: [
    {
      municipality: { ...option("44021", "Gent"), postcodes: "9000–9052" },
      towns: [town("1", "9000", "Gent"), town("2", "9050", "Gentbrugge")],
    },
  ],
  transactions: [option("1", "Te koop"), option("3", "Openbare verkoop")],
  countries: [option("BE", "België"), option("FR", "Frankrijk")],
  bedrooms: [option("2", "2"), option("6", "6")],
  prices: [200_000, 250_000],
};

function listing(changes: Partial<ListingView> = {}, cards = [card()]): ListingView {
  return {
    blockId: "list",
    heading: { text: "Te koop in Gent", locale: "nl" },
    placesHeading: null,
    intro: null,
    path: "/nl/te-koop",
    query: EMPTY_LISTING_QUERY,
    results: { page: 1, total: 45, cards, sections: null, garageAndLandIds: [], isFailed: false },
    garagesAndLand: null,
    pages: 3,
    size: 20,
    sort: { type: "price", order: "ASC", homesFirst: null },
    group: null,
    groupOptions: ["type", "city"],
    fixed: { where: {}, collectionIds: [] },
    filter: FILTER,
    hasNoStays: false,
    unknownPlace: null,
    isEndless: false,
    map: null,
    otherView: "map",
    alertHref: "/nl/hou-me-op-de-hoogte",
    relaxed: [],
    nearby: [],
    more: null,
    ...changes,
  };
}

const html = (changes: Partial<ListingView> = {}, cards = [card()]) =>
  renderHtml(<ListingBlock view={listing(changes, cards)} isFirst />);
const asked = (search: string) => readListingQuery(new URLSearchParams(search));
const nothing = { page: 1, total: 0, cards: [], sections: null, garageAndLandIds: [], isFailed: false };

test("the filter is a form of links and fields under the names of the page's address", () => {
  const form = /<form[\s\S]*<\/form>/.exec(html())?.[0] ?? "";
  const names = new Set([...form.matchAll(/ name="([\w-]+)"/g)].map(([, name]) => name));
  expect([...names].sort()).toEqual(
    [
      "city",
      "country",
      "municipality",
      "price-max",
      "price-min",
      "q",
      "subType",
      "transaction",
      "type",
      "words",
    ].sort(),
  );
  expect(form).toContain('action="/nl/te-koop"');
  expect(form).not.toContain('method="post"');
});

const GARAGES_AND_LAND = {
  counts: [
    { id: 6, count: 3 },
    { id: 2, count: 2 },
  ],
  prices: { min: 23_000, max: 145_000 },
};

test("garages and land stand behind the homes in one row, with what they cost", () => {
  const cards = [card({ id: 1 }), card({ id: 7 })];
  const results = { page: 1, total: 14, cards, sections: null, garageAndLandIds: [7], isFailed: false };
  const page = html({ results, garagesAndLand: GARAGES_AND_LAND });
  expect(page).toContain("14 panden, waarvan 3 garages en 2 gronden");
  expect(page).toContain("van € 23.000,00 tot € 145.000,00");
  const row = /<details[^>]*data-group="garages-and-land"[\s\S]*<\/details>/.exec(page)?.[0] ?? "";
  expect(row).toContain('data-estate="7"');
  expect(row).not.toContain('data-estate="1"');
  expect(row).not.toMatch(/^<details[^>]* open/);
});

test("a page that has no homes any more shows its garages and land at once", () => {
  const results = {
    page: 2,
    total: 14,
    cards: [card({ id: 7 })],
    sections: null,
    garageAndLandIds: [7],
    isFailed: false,
  };
  expect(html({ results, garagesAndLand: GARAGES_AND_LAND })).toMatch(
    /<details[^>]*data-group="garages-and-land" open/,
  );
});

test("the order that puts homes first says how it goes on", () => {
  const sort = { type: "price", order: "ASC", homesFirst: { type: "price", order: "ASC" } } as const;
  expect(html({ sort })).toContain("Woningen eerst, prijs oplopend");
});

test("an exact number of bedrooms is asked by an address alone, and can be taken away again", () => {
  const page = html({ query: asked("bedrooms=2") });
  expect(page).toMatch(
    /<input[^>]*name="bedrooms"[^>]*value="2"[^>]*>|<input[^>]*value="2"[^>]*name="bedrooms"/,
  );
  expect(page).not.toMatch(/name="bedrooms"[^>]*value="6"/);
  expect(page).toContain("2 slaapkamers: verwijder deze filter");
});

test("an energy label at least is chosen among arrows that have their letters", () => {
  const page = html({
    filter: {
      ...FILTER,
      energyLabels: [
        { id: "B", count: 2 },
        { id: "C", count: 4 },
      ],
    },
    query: asked("epc-min=C"),
  });
  expect(page).toMatch(/data-label="B"><span[^>]*>Energielabel <\/span>B/);
  expect(page).toContain("C of beter");
});

test("traits that divide the list are asked, and what would leave nothing cannot be chosen", () => {
  const filter = {
    ...FILTER,
    amenities: [
      { id: "terrace" as const, count: 3 },
      { id: "lift" as const, count: 0 },
    ],
    energyLabels: [{ id: "C", count: 4 }],
    areas: [{ id: "100", count: 2 }],
    bedroomsFrom: [{ id: "2", count: 9 }],
  };
  const page = html({ filter, query: asked("epc-min=C") });
  const field = (name: string, value: string) =>
    page
      .match(/<input[^>]*>/g)
      ?.find((tag) => tag.includes(`name="${name}"`) && tag.includes(`value="${value}"`));
  expect(field("terrace", "1")).not.toContain("disabled");
  expect(field("lift", "1")).toContain("disabled");
  expect(field("epc-min", "C")).toContain("checked");
  expect(field("bed-min", "2")).toBeDefined();
  expect(page).toContain('<option value="100">vanaf 100 m² (2)</option>');
  expect(page).not.toContain('name="plot-min"');
});

test("a new search keeps the order and the groups that the visitor chose", () => {
  const page = html({ query: asked("sortType=date&sortOrder=DESC&group=city") });
  expect(page).toContain('<input type="hidden" name="sortType" value="date"/>');
  expect(page).toContain('<input type="hidden" name="group" value="city"/>');
});

test("what is chosen is checked, counted and can be taken away", () => {
  const page = html({ query: asked("city=1&city=2&page=2") });
  expect(page.match(/<input[^>]*name="city"[^>]*checked=""/g)).toHaveLength(2);
  expect(page).toContain('aria-label="9000 Gent: verwijder deze filter"');
  expect(page).toContain('href="/nl/te-koop?city=2"');
});

test.each([false, true])("every page of a list has a real link, endless or not (%s)", (isEndless) => {
  const page = html({ isEndless, query: asked("type=1") });
  expect(page).toContain('href="/nl/te-koop?type=1&amp;page=2"');
  expect(page).toContain('href="/nl/te-koop?type=1&amp;page=3"');
});

test("who lands deep in an endless list finds a way to what comes before", () => {
  expect(html({ isEndless: true, query: asked("page=3") })).toContain("Toon de vorige panden");
});

test("groups show their name and how many they hold", () => {
  const sections = [{ key: "1", name: "Huis", total: 12, ids: [12] }];
  const page = html({
    results: { page: 1, total: 12, cards: [card()], sections, garageAndLandIds: [], isFailed: false },
    group: "type",
  });
  expect(page).toMatch(/<h2[^>]*>Huis <span[^>]*>12 panden<\/span><\/h2>/);
});

test.each([
  ["nl", "Geen panden gevonden die aan uw wensen voldoen."],
  ["fr", "Aucun bien ne correspond à vos souhaits."],
  ["en", "No properties found that match your wishes."],
  ["de", "Keine Immobilien gefunden, die Ihren Wünschen entsprechen."],
] as const)("an empty result says so in %s, with a way on", (locale, words) => {
  const view = listing({ query: asked("city=1"), results: nothing });
  const page = renderHtml(<ListingBlock view={view} isFirst />, { locale });
  expect(page).toContain(words);
  expect(page).toMatch(/<a[^>]*href="\/nl\/te-koop"/);
});

test.each([0, 1])("a list of %i offers no order and no groups, and the map still", (total) => {
  const page = html({ query: asked("city=1"), results: { ...nothing, total } });
  expect(page).not.toContain("sortType=");
  expect(page).not.toContain("group=");
  expect(page).toContain("view=map");
});

test("a search that failed says so, keeps the filters and can be tried again", () => {
  const page = html({ query: asked("city=1"), results: { ...nothing, isFailed: true } });
  expect(page).toContain('role="alert"');
  expect(page).toContain("Probeer opnieuw");
  expect(page).toContain('name="city"');
  expect(page).not.toContain("0 panden");
});

test("a city that has nothing is named", () => {
  expect(html({ unknownPlace: "Timboektoe" })).toContain("We hebben niets in “Timboektoe”.");
});

test("a place that a visitor typed can't write into the page", () => {
  expect(html({ unknownPlace: "<script>alert(1)</script>" })).not.toContain("<script>alert");
});

test("a showcase has no filter, no order and no pages, and nothing at all when it is empty", () => {
  const page = html({ filter: null });
  expect(page).not.toContain("<form");
  expect(page).not.toContain("page=2");
  expect(html({ filter: null, results: nothing })).toBe("");
});

test("no part of a list carries a style attribute, which the content policy would drop", () => {
  expect(html({ isEndless: true, query: asked("city=1&bedrooms=6&price-min=200000") })).not.toContain(
    "style=",
  );
});

test("a chosen price stands chosen in its field", () => {
  const page = html({ query: asked("price-min=200000") });
  expect(page).toMatch(
    /name="price-min"><option value="">[^<]*<\/option><option value="200000" selected="">/,
  );
  expect(page).toMatch(/name="price-max"><option value="" selected="">/);
});

test("who chose a whole municipality has chosen its towns, which no longer can be chosen one by one", () => {
  const page = html({ query: asked("municipality=44021") });
  expect(page).toMatch(/<input[^>]*name="municipality"[^>]*checked=""[^>]*value="44021"/);
  for (const id of [1, 2])
    expect(page).toMatch(new RegExp(`<input[^>]*id="filter-list-city-${id}"[^>]*disabled=""[^>]*checked=""`));
  expect(page).toContain("9000–9052");
  expect(page).toContain('href="/nl/te-koop" data-keep-scroll="true">Wis plaats');
});

test("every field for a choice keeps its id when others come before it", () => {
  const places = [{ municipality: null, towns: [town("7", "8000", "Brugge")] }, ...FILTER.places];
  for (const page of [html(), html({ filter: { ...FILTER, places } })])
    expect(page).toMatch(/<input[^>]*id="filter-list-city-1"[^>]*value="1"/);
});

test("a list that goes on has a link to its next page, and the words for what may come of it", () => {
  const page = html({ isEndless: true });
  expect(page).toMatch(/<a[^>]*data-next-page=""[^>]*href="\/nl\/te-koop\?page=2"/);
  expect(page).toMatch(/<template data-list-failed-more="">.*role="alert".*<\/template>/);
  expect(page).toContain("1 van 45");
});

test("a list that is shown whole has none", () => {
  const results = {
    page: 1,
    total: 1,
    cards: [card()],
    sections: null,
    garageAndLandIds: [],
    isFailed: false,
  };
  expect(html({ isEndless: true, pages: 1, results })).not.toContain("data-next-page");
});

test("a list that finds little says which wish to let go, with what that shows, and offers an alert", () => {
  const page = html({
    query: asked("type=3&price-max=300000"),
    results: { page: 1, total: 1, cards: [card()], sections: null, garageAndLandIds: [], isFailed: false },
    relaxed: [
      { query: asked("price-max=300000"), count: 6, wishesLess: 1 },
      { query: asked("type=3&price-max=330000"), count: 2, wishesLess: 1 },
    ],
    nearby: [{ name: "Deinze", count: 1, kilometres: 15, query: asked("municipality=44083&type=3") }],
  });
  expect(page).toContain('href="/nl/te-koop?price-max=300000"');
  expect(page).toContain("Zonder “Appartement”");
  expect(page).toContain("6 panden");
  expect(page).toContain("tot € 330.000,00");
  expect(page).toContain('href="/nl/te-koop?municipality=44083&amp;type=3"');
  expect(page).toContain("1 pand");
  expect(page).toContain("Appartement, tot € 300.000,00");
});
