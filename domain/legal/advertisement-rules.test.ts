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
