import { expect, test } from "vitest";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { Estate } from "#features/listings/schema/estate.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { isIncomplete } from "#features/site/incomplete.ts";
import { loadSimilar } from "./load-similar.ts";

const estate = (id: number, price: number) =>
  Estate.parse({ general: { id, title: { nl: `Huis ${id}` }, price: { value: price } } });

const HOME = { id: 1, estate: estate(1, 300_000) };

const answering = (answers: Partial<SiteQueries>) =>
  contextWith({
    similarEstates: async () => ({ results: [estate(9, 310_000), estate(2, 900_000)] }),
    ...answers,
  });

test("similar estates stand as the search ordered them, each with why", async () => {
  const context = answering({});
  const { estates: shown } = await loadSimilar(context, HOME, "nl");
  expect(shown.map(({ card, reasons }) => [card.id, reasons])).toEqual([
    [9, [{ words: "estate.like.price", given: {} }]],
    [2, []],
  ]);
  expect([...context.tags]).toEqual(["estate:9", "estate:2"]);
});

test("where nothing is like it, the newest estates stand there", async () => {
  const context = answering({
    similarEstates: async () => ({ results: [] }),
    searchEstates: async () => ({ total: { value: 1 }, results: [estate(5, 1)] }),
  });
  const { estates, basis } = await loadSimilar(context, { id: 1, estate: null }, "nl");
  expect(estates.map(({ card }) => card.id)).toEqual([5]);
  expect(basis.words).toBe("estate.likeBy.newest");
  expect(isIncomplete(context)).toBe(false);
});

test("a page whose similar estates did not come is shown with the newest, and not kept so", async () => {
  const context = answering({
    similarEstates: () => Promise.reject(new Error("away")),
    searchEstates: async () => ({ total: { value: 1 }, results: [estate(5, 1)] }),
  });
  expect((await loadSimilar(context, HOME, "nl")).estates).toHaveLength(1);
  expect(isIncomplete(context)).toBe(true);
});

test("a page for which nothing came at all is not kept either", async () => {
  const context = answering({
    similarEstates: async () => ({ results: [] }),
    searchEstates: async () => ({ total: { value: 0 }, results: [], error: new Error("away") }),
  });
  expect((await loadSimilar(context, HOME, "nl")).estates).toEqual([]);
  expect(isIncomplete(context)).toBe(true);
});

test("a price that is told in person is not called alike either", async () => {
  const untold = { ...estate(9, 310_000), property: { financial: { vat_regime: true } } } as Estate;
  const context = answering({ similarEstates: async () => ({ results: [untold] }) });
  expect((await loadSimilar(context, HOME, "nl")).estates[0]?.reasons).toEqual([]);
});

const estateIn = (id: number, zip: string) =>
  Estate.parse({ general: { id, address: { city: { id, zip, name: zip } } } });

test.each([
  ["all in Ghent", ["9000", "9050"], { words: "estate.likeBy.town", given: { place: "Gand" } }],
  [
    "one in Merelbeke beside Ghent",
    ["9000", "9820"],
    { words: "estate.likeBy.around", given: { place: "Gand" } },
  ],
  ["one in Liège", ["9000", "4000"], { words: "estate.likeBy.facts", given: {} }],
  ["one abroad", ["9000", "59000"], { words: "estate.likeBy.facts", given: {} }],
])("by what they were chosen is said once: %s", async (_, zips, basis) => {
  const results = zips.map((zip, at) => estateIn(at + 2, zip));
  const context = answering({ similarEstates: async () => ({ results }) });
  expect((await loadSimilar(context, { id: 1, estate: estateIn(1, "9050") }, "fr")).basis).toEqual(basis);
});
