import { expect, test } from "vitest";
import { RentalList } from "../schema/rental-list.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import type { RentalSearchInput } from "../schema/search.ts";
import { MESSAGES } from "#features/messages.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { loadRentalList } from "./load-rental-list.ts";

const row = (id: number, name: string) => ({ id, name: { nl: name, fr: name, en: name, de: name } });
const FILTERS = {
  locations: [row(1, "Zeedijk"), row(2, "Duinen")],
  subKinds: [row(4, "Studio")],
  maxOccupations: [2, 4],
  cities: [{ ...row(84000, "Oostende"), zip: "8400" }],
  periodTypes: [row(1, "Week")],
  periodStartDates: [],
  periodDates: [],
};
const GENT = { id: 7, zip: "9000", name: "Gent", count: 0 };

async function loaded(search: string, answers: Partial<SiteQueries> = {}) {
  const asked: RentalSearchInput[] = [];
  const context = contextWith({
    translations: async (locale) => MESSAGES[locale],
    rentalFilters: async () => FILTERS,
    knownCities: async () => ({ results: [GENT] }),
    searchRentals: async (body) => {
      asked.push(body);
      return { total: { value: 60 }, results: [] };
    },
    ...answers,
  });
  const block = RentalList.parse({ id: "list", type: "rental-list" });
  const view = await loadRentalList(context, "nl", block, new URL(`http://localhost/nl/vakantie?${search}`));
  return { view: view!, where: asked[0]!.where };
}

test.each([
  ["a city", "city=424242", {}],
  ["a part of city beside another", "location=99&location=2", { locations: [2] }],
  ["a kind of home and a kind of stay", "subKind=99&stay=99&price-max=900", { maxPrice: 900 }],
])("%s that nobody knows is ignored", async (_what, search, where) => {
  const found = await loaded(search);
  expect(found.where).toEqual(where);
  expect(JSON.stringify(found.view)).not.toMatch(/#\d|=99|424242/);
});

test("a known city that no home is in stays, with its name", async () => {
  const { view, where } = await loaded("city=7&city=424242");
  expect(where).toEqual({ cities: [7] });
  expect(view.filter!.questions.find(({ name }) => name === "city")).toMatchObject({
    chosen: "7",
    choices: expect.arrayContaining([{ value: "7", label: "Gent" }]),
  });
});

test("what could not be looked up stays", async () => {
  const away: Partial<SiteQueries> = { knownCities: () => Promise.reject(new Error("away")) };
  expect((await loaded("city=424242", away)).where).toEqual({ cities: [424242] });
  expect((await loaded("location=99", { rentalFilters: async () => ({}) })).where).toEqual({
    locations: [99],
  });
});
