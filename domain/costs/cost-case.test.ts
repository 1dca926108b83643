import { expect, test } from "vitest";
import { costCaseOf, type EstateWithCosts } from "./cost-case.ts";

const GHENT = { city: { zip: "9000" } };

const estate = (
  general: Partial<EstateWithCosts["general"]>,
  more: Omit<Partial<EstateWithCosts>, "general"> = {},
): EstateWithCosts =>
  ({
    general: {
      transaction: { id: 1 },
      headType: { id: 1 },
      price: { value: 389_000 },
      address: GHENT,
      ...general,
    },
    ...more,
  }) as EstateWithCosts;

test("a house for sale is a purchase in its region", () => {
  expect(costCaseOf(estate({}))).toEqual({
    kind: "purchase",
    region: "FLANDERS",
    price: 389_000,
    subject: "home",
    statedCosts: null,
    constructionYear: null,
  });
});

test.each([
  [2, "land"],
  [3, "home"],
  [4, "other"],
  [5, "other"],
  [6, "other"],
])("head type %s is bought as %s", (id, subject) => {
  expect(costCaseOf(estate({ headType: { id } }))).toMatchObject({ subject });
});

test("costs that the agency tells go before ours", () => {
  const told = estate({}, { financial: { registrationCost: 7_780, notarySalery: 4_000 } });
  expect(costCaseOf(told)).toMatchObject({ statedCosts: 11_780 });
});

test.each([
  ["a hidden price", estate({}, { property: { financial: { vat_regime: true, price: 1 } } })],
  ["no price", estate({ price: null })],
  ["a project", estate({ project: true })],
  ["a price from", estate({ price: { priceFrom: 200_000 } as never })],
  ["a home that is sold", estate({ transaction: { id: 5 } })],
  ["a home that is let", estate({ transaction: { id: 6 } })],
  ["a takeover", estate({ transaction: { id: 10 } })],
  ["a let for the season", estate({ transaction: { id: 4 } })],
  ["a home abroad", estate({ address: { country: { id: "ES" }, city: { zip: "29600" } } as never })],
  ["a home whose region nobody knows", estate({ address: null })],
  ["a transaction of the agency's own", estate({ transaction: { id: 100_305 } })],
])("nothing is said of %s", (_what, given) => {
  expect(costCaseOf(given)).toBe(null);
});

test("public sales and life annuities get words", () => {
  expect(costCaseOf(estate({ transaction: { id: 3 }, price: null }))).toMatchObject({ of: "publicSale" });
  expect(costCaseOf(estate({ transaction: { id: 11 } }))).toMatchObject({ of: "annuity" });
});

test("a new building in one price is at most its price with VAT, unless VAT is stated without its parts", () => {
  const built = { technical: { newBuilding: true } };
  expect(costCaseOf(estate({}, built))).toEqual({
    kind: "newBuildInOne",
    region: "FLANDERS",
    price: 389_000,
  });
  const stated = { ...built, property: { financial: { price: 389_000, vat: 40_000 } } };
  expect(costCaseOf(estate({}, stated))).toMatchObject({ kind: "words", of: "newBuild" });
});

test.each([
  ["a year", { constructionYear: 2025 }, 2025],
  ["a year of what the agency calls no new building", { constructionYear: 2025, newBuilding: false }, null],
])("%s is said of a home that is bought with duties", (_what, technical, constructionYear) => {
  expect(costCaseOf(estate({}, { technical }))).toMatchObject({ kind: "purchase", constructionYear });
});

test("a new building whose price is its land and its building is calculated", () => {
  const price = { value: 300_000, groundValue: 90_000, constructionValue: 210_000 };
  const built = estate({ price: price as never }, { technical: { newBuilding: true } });
  expect(costCaseOf(built)).toMatchObject({ kind: "newBuild", land: 90_000, construction: 210_000 });
});

test("a rent by the month tells its charges, one by the week nothing", () => {
  const flat = { transaction: { id: 2 }, headType: { id: 3 }, price: { value: 950 } };
  const rented = estate(flat, { technical: { monthlyCost: 80 } });
  expect(costCaseOf(rented)).toMatchObject({ kind: "rent", isHome: true, rent: { total: 1_030 } });
  const weekly = { value: 950, period: { name: { nl: "week" } } };
  expect(costCaseOf(estate({ ...flat, price: weekly as never }))).toBe(null);
});
