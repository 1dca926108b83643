import { expect, test } from "vitest";
import { advertisedFacts, type AdvertisedEstate } from "./advertised-facts.ts";
import { ADVERTISED_FACTS, ADVERTISEMENT_RULES, missingFacts } from "./advertisement-rules.ts";

const TODAY = "2026-03-04";

function flemishHouse(over: Partial<AdvertisedEstate> = {}): AdvertisedEstate {
  return {
    general: {
      headType: { id: 1 },
      transaction: { id: 1 },
      address: { region: "FLANDERS" },
      price: { value: 389_000 },
    },
    energy: { epcValue: 187, energyLabel: "B", epcReference: "20231104-0002" },
    planning: {
      townPlanningValue: "WG",
      buildingLicense: "YES",
      allocationLicense: "NO",
      presaleRight: "NO",
      heritageProtected: "NO",
      floodingBuildingScore: "A",
      floodingParcelScore: "B",
    },
    ...over,
  } as AdvertisedEstate;
}

const lacks = (estate: AdvertisedEstate, day = TODAY) =>
  missingFacts(advertisedFacts(estate), day).map(({ fact }) => fact);

test("a Flemish house that says all it must lacks nothing", () => {
  expect(lacks(flemishHouse())).toEqual([]);
});

test("a Flemish house without certificate and flood scores lacks both", () => {
  expect(lacks(flemishHouse({ energy: null, planning: null }))).toEqual([
    "epcValue",
    "epcLabel",
    "epcReference",
    "floodParcelScore",
    "floodBuildingScore",
    "planningPermission",
    "planningDestination",
    "presaleRight",
    "subdivisionPermit",
    "heritage",
  ]);
});

test("an answer that is unknown is no answer", () => {
  const planning = { ...flemishHouse().planning, presaleRight: "UNKNOWN" };
  expect(lacks(flemishHouse({ planning }))).toEqual(["presaleRight"]);
});

test("before 2023 no flood score had to be advertised", () => {
  const planning = { ...flemishHouse().planning, floodingParcelScore: null, floodingBuildingScore: null };
  expect(lacks(flemishHouse({ planning }), "2022-12-31")).toEqual([]);
  expect(lacks(flemishHouse({ planning }), "2023-01-01")).toEqual(["floodParcelScore", "floodBuildingScore"]);
});

test("a home to let in Brussels names its rent, its charges and its emission", () => {
  const general = { headType: { id: 3 }, transaction: { id: 2 }, address: { region: "BRUSSELS" as const } };
  expect(lacks({ general } as AdvertisedEstate)).toEqual(["epcLabel", "co2", "rent", "charges"]);
});

test("a Walloon house names its total consumption and its certificate", () => {
  const general = { headType: { id: 1 }, transaction: { id: 1 }, address: { region: "WALLONIA" as const } };
  expect(lacks({ general, energy: { epcValue: 300, energyLabel: "D" } } as AdvertisedEstate)).toEqual([
    "epcTotal",
    "epcReference",
    "planningPermission",
  ]);
});

const homeIn = (region: string, type: number, transaction: number) =>
  ({
    general: { headType: { id: type }, transaction: { id: transaction }, address: { region } },
  }) as AdvertisedEstate;

test.each([
  ["a house for sale", "FLANDERS", 1, 1, "epc flood flood-building planning heritage"],
  ["a house in a notary's sale", "FLANDERS", 1, 3, "epc flood flood-building planning heritage"],
  ["a flat to let", "FLANDERS", 3, 2, "epc rent"],
  ["a plot for sale", "FLANDERS", 2, 1, "flood planning"],
  ["a garage for sale", "FLANDERS", 6, 1, "flood flood-building planning"],
  ["a shop for sale", "FLANDERS", 4, 1, "epc-non-residential flood flood-building planning heritage"],
  ["an investment of any kind", "FLANDERS", 9, 1, "flood planning"],
  ["a business for takeover", "FLANDERS", 4, 10, ""],
  ["a seasonal let", "FLANDERS", 3, 4, ""],
  ["a flat for sale", "BRUSSELS", 3, 1, "peb planning"],
  ["a flat to let", "BRUSSELS", 3, 2, "peb rent"],
  ["a plot for sale", "BRUSSELS", 2, 1, "planning"],
  ["a house for sale", "WALLONIA", 1, 1, "peb planning"],
  ["a house to let", "WALLONIA", 1, 2, "peb rent"],
  ["a shop for sale", "WALLONIA", 4, 1, "planning"],
])(
  "%s in %s is asked by the law of its region, type and transaction",
  (_, region, type, transaction, ids) => {
    const asking = missingFacts(advertisedFacts(homeIn(region, type, transaction)), TODAY);
    const names = [...new Set(asking.map(({ rule }) => rule.id.replace(`${region.toLowerCase()}-`, "")))];
    expect(names.join(" ")).toBe(ids);
  },
);

test("nothing is asked of a home whose region nobody knows", () => {
  expect(lacks({ general: { headType: { id: 1 }, transaction: { id: 1 } } })).toEqual([]);
});

test("a rent of zero is none, and charges that are included are told", () => {
  const { general } = homeIn("WALLONIA", 3, 2);
  const energy = { epcValue: 1, energyLabel: "A", epcValueTotal: 1, epcReference: "x" };
  const free = { general: { ...general, price: { value: 0 } }, energy };
  expect(lacks(free)).toEqual(["rent", "charges"]);
  const financial = { price: 800, common_charges_included: true };
  expect(lacks({ ...free, property: { financial } })).toEqual([]);
});

test("the status of the attribute groups tells sale from rent", () => {
  const { general } = homeIn("WALLONIA", 3, 1);
  const asked = missingFacts(advertisedFacts({ general, property: { status: "TO_RENT" } }), TODAY);
  expect(asked.map(({ rule }) => rule.id)).toContain("wallonia-rent");
});

test("a project is no advertisement of its own", () => {
  expect(lacks({ general: { ...flemishHouse().general, project: true } } as AdvertisedEstate)).toEqual([]);
});

test("every rule names its source, a day from which it holds, and facts that exist", () => {
  for (const rule of ADVERTISEMENT_RULES) {
    expect(rule.source.length).toBeGreaterThan(10);
    expect(rule.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const fact of rule.facts) expect(ADVERTISED_FACTS).toContain(fact);
  }
  expect(new Set(ADVERTISEMENT_RULES.map(({ id }) => id)).size).toBe(ADVERTISEMENT_RULES.length);
});
