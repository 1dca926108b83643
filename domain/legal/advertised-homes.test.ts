import { expect, test } from "vitest";
import { advertisedFacts } from "./advertised-facts.ts";
import { missingFacts } from "./advertisement-rules.ts";
import { BRUSSELS_RENT, changed, FLEMISH_HOUSE, homeIn, lacks, TODAY } from "./testing/advertised-estates.ts";

test("before 2023 no flood score had to be advertised, and no renovation", () => {
  const house = changed(FLEMISH_HOUSE, {
    energy: { energyLabel: "F" },
    planning: { floodingParcelScore: null, floodingBuildingScore: null },
  });
  expect(lacks(house, "2022-12-31")).toBe("");
  expect(lacks(house, "2023-01-01")).toBe("renovationObligation floodParcelScore floodBuildingScore");
});

test("before November 2024 a Brussels rent did not name its lease", () => {
  const rent = changed(BRUSSELS_RENT, { financial: null });
  expect([lacks(rent, "2024-10-31"), lacks(rent, "2024-11-01")]).toEqual(["", "leaseKind indicativeRent"]);
});

const OFFICE = { subType: { id: 402 } };

test.each([
  [
    "a house for sale",
    "FLANDERS",
    1,
    1,
    {},
    "epc epc-code flood flood-building flood-zones planning heritage",
  ],
  [
    "a house in a notary's sale",
    "FLANDERS",
    1,
    3,
    {},
    "epc epc-code flood flood-building flood-zones planning heritage",
  ],
  ["a flat to let", "FLANDERS", 3, 2, {}, "epc epc-code rent"],
  ["a plot for sale", "FLANDERS", 2, 1, {}, "flood flood-zones planning heritage"],
  ["a garage for sale", "FLANDERS", 6, 1, {}, "flood flood-building flood-zones planning heritage"],
  [
    "a shop for sale",
    "FLANDERS",
    4,
    1,
    {},
    "epc-non-residential epc-code-non-residential flood flood-building flood-zones planning heritage",
  ],
  ["a factory to let", "FLANDERS", 4, 2, { subType: { id: 404 } }, ""],
  ["an investment of any kind", "FLANDERS", 9, 1, {}, "flood flood-zones planning heritage"],
  ["a business for takeover", "FLANDERS", 4, 10, {}, ""],
  ["a seasonal let", "FLANDERS", 3, 4, {}, ""],
  ["a flat for sale", "BRUSSELS", 3, 1, {}, "peb planning planning-information"],
  ["a flat to let", "BRUSSELS", 3, 2, {}, "peb rent rent-2024"],
  ["a plot for sale", "BRUSSELS", 2, 1, {}, "planning planning-information"],
  ["a shop to let", "BRUSSELS", 4, 2, {}, ""],
  ["an office to let", "BRUSSELS", 4, 2, OFFICE, "peb-office"],
  ["a house for sale", "WALLONIA", 1, 1, {}, "peb planning"],
  ["a house to let", "WALLONIA", 1, 2, {}, "peb rent"],
  ["a shop for sale", "WALLONIA", 4, 1, {}, "planning"],
])(
  "%s in %s is asked by the law of its region, type and transaction",
  (_, region, type, transaction, more, ids) => {
    const asking = missingFacts(advertisedFacts(homeIn(region, type, transaction, more)), TODAY);
    const names = [...new Set(asking.map(({ rule }) => rule.id.replace(`${region.toLowerCase()}-`, "")))];
    expect(names.join(" ")).toBe(ids);
  },
);

test("a small Brussels office has no certificate to show, a large Flemish shop no small one", () => {
  const office = homeIn("BRUSSELS", 4, 2, OFFICE);
  expect(lacks({ ...office, dimensions: { areaBuild: 500 } })).toBe("");
  expect(lacks({ ...office, dimensions: { areaBuild: 501 } })).toBe("epcLabel");
  expect(lacks({ ...homeIn("FLANDERS", 4, 2), dimensions: { areaBuild: 501 } })).toBe("");
});
