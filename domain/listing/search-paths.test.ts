import { expect, test } from "vitest";
import { faultsOfWhere, SEARCH_PATHS, type WhereLike } from "./search-paths.ts";

test("the published list names every path once", () => {
  const paths = SEARCH_PATHS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a search that keeps to the list has no fault", () => {
  expect(
    faultsOfWhere({
      terms: {
        "general.headType.id": [1, 3],
        "children.estate_collections.estate_collection_id": [7],
        "general.address.country.id": ["BE", "UNKNOWN"],
        "general.project": [true],
        "general.bedroomCount": [2],
      },
      range: {
        "general.price.value": { gte: 250_000, lt: 400_000.5 },
        "general.publicationDate": { gte: "2026-03-04", lt: "2026-03-05T00:00:00+01:00" },
      },
      match: { "*": "kouter gent", "general.reference": "A-12" },
    }),
  ).toEqual([]);
  expect(faultsOfWhere({})).toEqual([]);
});

test.each<[WhereLike, string, string]>([
  [{ terms: { "general.colour": [1] } }, "where.terms.general.colour", "unknown path"],
  [{ terms: { constructor: [1] } }, "where.terms.constructor", "unknown path"],
  [{ terms: { "general.address.number": ["12"] } }, "where.terms.general.address.number", "unknown path"],
  [
    { range: { "general.headType.id": { gte: 1 } } },
    "where.range.general.headType.id",
    "takes terms, not range",
  ],
  [
    { terms: { "general.address.street": ["Kouter"] } },
    "where.terms.general.address.street",
    "takes match, not terms",
  ],
  [
    { match: { "general.price.value": "1" } },
    "where.match.general.price.value",
    "takes terms or range, not match",
  ],
  [
    { terms: { "general.headType.id": [1, "2"] } },
    "where.terms.general.headType.id",
    "expected whole numbers",
  ],
  [{ terms: { "general.headType.id": [1.5] } }, "where.terms.general.headType.id", "expected whole numbers"],
  [{ terms: { "general.project": ["true"] } }, "where.terms.general.project", "expected true or false"],
  [
    { range: { "general.price.value": { gte: "250000" } } },
    "where.range.general.price.value",
    "expected numbers",
  ],
])("the conditions %j fail at %s: %s", (where, path, message) => {
  expect(faultsOfWhere(where)).toEqual([{ path, message }]);
});

test("a day that doesn't exist is no date", () => {
  const days = ["gisteren", "2026", "2026-13-40", "1; drop table", "2026-02-31", "2025-02-29", "0000-01-01"];
  for (const gte of [...days, "2026-03-04T25:00Z", "2026-03-04T09:00+19:00"])
    expect(faultsOfWhere({ range: { "general.publicationDate": { gte } } })).toHaveLength(1);
});
