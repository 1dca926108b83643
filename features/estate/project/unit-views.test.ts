import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { neighboursOf, unitsView } from "./unit-views.ts";

const unit = (id: number, floor: number, bedroomCount: number, transaction = 1) => ({
  general: {
    id,
    parentId: 1,
    floor,
    bedroomCount,
    title: { nl: `Unit ${id}` },
    price: { value: 100_000 + id },
    transaction: { id: transaction, name: { nl: transaction === 5 ? "Verkocht" : "Te koop" } },
  },
  uri: { nl: `/nl/aanbod/1/project/${id}` },
});

const project = Estate.parse({
  general: { id: 1, project: true },
  uri: { nl: "/nl/aanbod/1/project" },
  property: { project: { project_phase: { nl: "Ruwbouw" }, progress: 45 } },
  children: [unit(4, 2, 7), unit(3, 1, 2, 5), unit(2, 0, 1), unit(5, 1, 2)],
});
const context = contextWith({});
const hidingSold = {
  ...context,
  site: { ...context.site, settings: { ...context.site.settings, hiddenStatus: [5] } },
};
const shown = (query: string) =>
  unitsView(context, project, readListingQuery(new URLSearchParams(query)), "nl")!;

test("units stand from the lowest floor up, then by price", () => {
  expect(shown("").rows.map(({ id }) => id)).toEqual([2, 3, 5, 4]);
});

test.each([
  ["bedrooms=2", [3, 5]],
  ["bedrooms=1&bedrooms=2", [2, 3, 5]],
  ["bedrooms=6", [4]],
  ["transaction=1", [2, 5, 4]],
  ["transaction=5&bedrooms=2", [3]],
  ["transaction=5&bedrooms=1", []],
  ["bedrooms=two&transaction=x", [2, 3, 5, 4]],
])("of a project, %s leaves what a visitor wants", (query, ids) => {
  expect(shown(query).rows.map(({ id }) => id)).toEqual(ids);
});

test("a visitor chooses among what the project has", () => {
  const { bedrooms, statuses } = shown("bedrooms=2&transaction=5");
  expect(bedrooms.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ["1", false],
    ["2", true],
    ["6", false],
  ]);
  expect(statuses.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ["1", false],
    ["5", true],
  ]);
});

test("units show as rows, and as cards where the visitor asks for them", () => {
  expect(shown("").cards).toBe(null);
  expect(shown("view=cards&bedrooms=2").cards?.map(({ id }) => id)).toEqual([3, 5]);
});

test("a project says how far it is built and what is left of it, whatever the visitor narrowed", () => {
  expect(shown("bedrooms=1").progress).toMatchObject({
    phase: { text: "Ruwbouw" },
    percentage: 45,
    available: 3,
    total: 4,
  });
});

test("a unit on which somebody has an option is not counted as available", () => {
  const children = [unit(2, 0, 1), unit(3, 1, 2, 7), unit(4, 1, 2, 8), unit(5, 2, 2, 5), unit(6, 2, 2, 11)];
  const view = unitsView(
    context,
    Estate.parse({ general: { id: 1, project: true }, children }),
    readListingQuery(new URLSearchParams()),
    "nl",
  );
  expect(view?.progress).toMatchObject({ available: 2, total: 5 });
  expect(view?.rows.filter(({ isTaken }) => isTaken).map(({ id }) => id)).toEqual([5]);
});

test("a unit under option says just that in the table of its project", () => {
  const children = [unit(2, 0, 1), unit(3, 1, 2, 7)];
  const { rows } = unitsView(
    context,
    Estate.parse({ general: { id: 1, project: true }, children }),
    readListingQuery(new URLSearchParams()),
    "nl",
  )!;
  expect(rows.map(({ status }) => status)).toMatchObject([
    { text: "Te koop" },
    { words: "listing.underOption" },
  ]);
});

test("a unit leads on to the ones before and after it that have a page", () => {
  expect(neighboursOf(context, project, 5, "nl")).toMatchObject({
    previous: { title: { text: "Unit 3" } },
    next: { href: "/nl/aanbod/1/project/4" },
  });
  expect(neighboursOf(hidingSold, project, 5, "nl").previous?.title.text).toBe("Unit 2");
  expect(neighboursOf(context, project, 4, "nl").next).toBe(null);
});

test("an estate of its own has no units", () => {
  expect(
    unitsView(context, Estate.parse({ general: { id: 9 } }), readListingQuery(new URLSearchParams()), "nl"),
  ).toBe(null);
});
