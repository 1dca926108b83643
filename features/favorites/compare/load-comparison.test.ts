import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { MESSAGES } from "#features/messages.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { QueryError } from "#platform/http/api/query-error.ts";
import { loadComparison } from "./load-comparison.ts";

const GHENT = { visible: true, city: { id: 1, zip: "9000", name: "Gent" } };

const home = (id: number, general: object, more: object = {}) =>
  Estate.parse({
    general: { id, headType: { id: 1 }, transaction: { id: 1 }, address: GHENT, ...general },
    uri: { nl: `/nl/aanbod/${id}/huis` },
    ...more,
  });

const HOUSE = home(1, { price: { value: 389_000 }, bedroomCount: 3 }, { dimensions: { areaBuild: 168 } });
const CHEAPER = home(2, { price: { value: 342_000 }, bedroomCount: 3 }, { dimensions: { areaBuild: 139 } });
const ON_REQUEST = home(3, { price: { value: 0 }, bedroomCount: 3 }, { dimensions: { areaBuild: 150 } });
const UNDER_VAT = home(
  4,
  {},
  {
    property: {
      financial: { vat_regime: true, price_per_square_meter: 2_000 },
      construction: { living_area_surface: 90 },
    },
  },
);
const FLAT = home(5, { transaction: { id: 2 }, price: { value: 950 } }, { dimensions: { areaBuild: 80 } });
const SOLD = home(6, { transaction: { id: 5 }, price: { value: 200_000 } });

const SHOP = home(7, { headType: { id: 4 }, price: { value: 250_000 }, bedroomCount: 0 });
const GARAGE = home(8, { headType: { id: 6 }, price: { value: 25_000 }, bedroomCount: 0 });

const ALL = [HOUSE, CHEAPER, ON_REQUEST, UNDER_VAT, FLAT, SOLD, SHOP, GARAGE];

const context = () =>
  contextWith({
    translations: async () => MESSAGES.nl,
    estate: async (id) => {
      const estate = ALL.find(({ general }) => general.id === id);
      if (!estate) throw new QueryError(id === 9 ? 410 : 404);
      return { estate, contactInfo: null };
    },
  });

const load = (query: string, cookies: string | null = null) =>
  loadComparison(context(), "nl", new URL(`http://localhost/nl/favorieten/vergelijken${query}`), cookies);

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ") ?? null;

async function rowOf(query: string, key: string) {
  const { rows } = await load(query);
  const row = rows.find((one) => one.key === key);
  return row && { ...row, texts: row.cells.map((cell) => plain(cell?.text?.text)) };
}

test("the lowest price is marked with a word", async () => {
  const price = await rowOf("?ids=1.2", "price");
  expect(price).toMatchObject({ texts: ["€ 389.000,00", "€ 342.000,00"], best: "laagste", isEqual: false });
  expect(price?.cells.map((cell) => cell?.isBest)).toEqual([false, true]);
});

test("a price per m² follows from price and living area", async () => {
  expect((await rowOf("?ids=1.2", "pricePerSquareMetre"))?.texts).toEqual(["€ 2.315,48", "€ 2.460,43"]);
});

test("what a purchase costs in all is compared", async () => {
  expect((await rowOf("?ids=1.2", "costs"))?.cells.map((cell) => cell?.isBest)).toEqual([false, true]);
});

test("where the agency takes costs off its site, no comparison reckons them", async () => {
  const asked = context();
  const site = { ...asked.site, settings: { ...asked.site.settings, costs: false } };
  const url = new URL("http://localhost/nl/favorieten/vergelijken?ids=1.2");
  const { rows } = await loadComparison({ ...asked, site }, "nl", url, null);
  expect(rows.map(({ key }) => key)).not.toContain("costs");
});

test("a comparison of a shop and a garage says nothing of bedrooms", async () => {
  expect(await rowOf("?ids=7.8", "bedrooms")).toBeUndefined();
  expect((await rowOf("?ids=1.7", "bedrooms"))?.texts).toEqual(["3", null]);
});

test("equal rows say so", async () => {
  expect(await rowOf("?ids=1.2", "bedrooms")).toMatchObject({ isEqual: true, best: null });
});

test("a price that is not told is on request, and no row tells it otherwise", async () => {
  const { rows } = await load("?ids=3.4.1");
  const told = rows.map(({ key, cells }) => [key, plain(cells[0]?.text?.text), plain(cells[1]?.text?.text)]);
  const ofPrice = told.filter(([key]) => ["price", "pricePerSquareMetre", "costs"].includes(key!));
  expect(ofPrice).toEqual([
    ["price", "Prijs op aanvraag", "Prijs op aanvraag"],
    ["pricePerSquareMetre", null, null],
    ["costs", null, null],
  ]);
});

test("a sale and a rent are never the lowest of each other", async () => {
  for (const key of ["price", "pricePerSquareMetre", "costs"])
    expect((await rowOf("?ids=1.5", key))?.best).toBe(null);
});

test("a home that is sold is no longer the best of anything", async () => {
  expect((await rowOf("?ids=6.1.2", "price"))?.cells.map((cell) => cell?.isBest)).toEqual([
    false,
    false,
    true,
  ]);
});

test("four homes fit, and what was left out is told", async () => {
  const { homes, left } = await load("?ids=1.2.3.4.5");
  expect([homes.map(({ id }) => id), left]).toEqual([[1, 2, 3, 4], 1]);
  expect(await load("?ids=1.-7.2.-8.3.4")).toMatchObject({ left: 0 });
});

test("without homes in its address it compares the first favourites", async () => {
  expect((await load("", "gevel_favorites=2.1")).homes.map(({ id }) => id)).toEqual([2, 1]);
});

test("a home that is gone keeps its column", async () => {
  const { homes } = await load("?ids=9.404.1");
  expect(homes.map(({ title, href }) => [title === null, href])).toEqual([
    [true, "/nl/aanbod/9"],
    [true, null],
    [false, "/nl/aanbod/1/huis"],
  ]);
});
