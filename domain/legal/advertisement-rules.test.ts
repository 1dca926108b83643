import { expect, test } from "vitest";
import type { AdvertisedEstate } from "./advertised-estate.ts";
import { ADVERTISED_FACTS, CIRCUMSTANCES } from "./advertisement-rule.ts";
import { ADVERTISEMENT_RULES } from "./advertisement-rules.ts";
import {
  at,
  BRUSSELS_RENT,
  type Change,
  changed,
  FLEMISH_HOUSE,
  hidden,
  homeIn,
  lacks,
  WALLOON_HOUSE,
} from "./testing/advertised-estates.ts";

test.each<[string, AdvertisedEstate, Change, string]>([
  ["a Flemish house that says all it must lacks nothing", FLEMISH_HOUSE, {}, ""],
  [
    "a Flemish house without certificate and planning lacks both, and its address stands for the code",
    FLEMISH_HOUSE,
    { energy: null, planning: null },
    "epcScore floodParcelScore floodBuildingScore delimitedFloodZone riparianZone planningPermission planningDestination planningViolation presaleRight subdivisionPermit heritageProtected",
  ],
  ["a Flemish house with its label alone says enough", FLEMISH_HOUSE, { energy: { epcValue: null } }, ""],
  ["… and with its score alone", FLEMISH_HOUSE, { energy: { energyLabel: null } }, ""],
  [
    "a shown address stands for the certificate’s code",
    FLEMISH_HOUSE,
    { energy: { epcReference: null } },
    "",
  ],
  ["the code stands for a hidden address", FLEMISH_HOUSE, { general: hidden }, ""],
  [
    "a hidden address without the code lacks one of them",
    FLEMISH_HOUSE,
    { general: hidden, energy: { epcReference: null } },
    "addressOrEpcReference",
  ],
  [
    "an address without a number is none",
    FLEMISH_HOUSE,
    {
      general: { address: { ...at("FLANDERS"), number: " " } as AdvertisedEstate["general"]["address"] },
      energy: { epcReference: "" },
    },
    "addressOrEpcReference",
  ],
  [
    "an answer that is unknown is no answer",
    FLEMISH_HOUSE,
    { planning: { presaleRight: "UNKNOWN", heritageProtected: "UNKNOWN" } },
    "presaleRight heritageProtected",
  ],
  [
    "that a house is in an inventory is no answer on its protection",
    FLEMISH_HOUSE,
    { planning: { heritageProtected: null, heritageInventoried: "NO" } as Change["planning"] },
    "heritageProtected",
  ],
  [
    "the violation is asked, for the page would state that there is none",
    FLEMISH_HOUSE,
    { planning: { townPlanningViolation: null } },
    "planningViolation",
  ],
  [
    "an answer on proceedings is an answer on the violation",
    FLEMISH_HOUSE,
    { planning: { townPlanningViolation: { nl: "  " }, proceeding: "NO" } },
    "",
  ],
  [
    "the two flood zones are asked beside the scores",
    FLEMISH_HOUSE,
    { planning: { delimitedFloodZone: null, riparianZone: null } },
    "delimitedFloodZone riparianZone",
  ],
  [
    "a label of E asks whether the buyer must renovate",
    FLEMISH_HOUSE,
    { energy: { energyLabel: "E" } },
    "renovationObligation",
  ],
  [
    "… a label of F too, in a pair as well",
    FLEMISH_HOUSE,
    { energy: { energyLabel: "F_C" } },
    "renovationObligation",
  ],
  [
    "… and a score of 401 without a label",
    FLEMISH_HOUSE,
    { energy: { energyLabel: null, epcValue: 401 } },
    "renovationObligation",
  ],
  ["a label of D does not", FLEMISH_HOUSE, { energy: { energyLabel: "D" } }, ""],
  [
    "an answer of no is an answer",
    FLEMISH_HOUSE,
    { energy: { energyLabel: "F" }, planning: { renovationObligation: "NO" } },
    "",
  ],
  [
    "a new-build estate without its certificate says its E-level alone",
    FLEMISH_HOUSE,
    { energy: null, technical: { newBuilding: true } },
    "eLevel",
  ],
  [
    "a new-build estate with its certificate says score and E-level",
    FLEMISH_HOUSE,
    { energy: { epcValue: null, energyLabel: "A" }, technical: { newBuilding: true } },
    "eLevel epcValue",
  ],
  [
    "a unit of a project is new-build",
    FLEMISH_HOUSE,
    { general: { parentId: 9 }, energy: { eLevel: 20, epcValue: 12 } },
    "",
  ],
  [
    "… unless the agency says that it is not",
    FLEMISH_HOUSE,
    { general: { parentId: 9 }, technical: { newBuilding: false } },
    "",
  ],
  ["a Brussels rent that says all it must lacks nothing", BRUSSELS_RENT, {}, ""],
  [
    "a Brussels rent names its charges, its meters, its area, its lease and the reference rent",
    BRUSSELS_RENT,
    { technical: null, dimensions: null, financial: null },
    "charges waterMeter gasMeter electricityMeter livingArea leaseKind indicativeRent",
  ],
  ["charges of 0 are a statement", BRUSSELS_RENT, { technical: { monthlyCost: 0 } }, ""],
  [
    "one limit of the reference rent is not enough",
    BRUSSELS_RENT,
    { financial: { indicativeRentTo: null } },
    "indicativeRent",
  ],
  [
    "a short Brussels lease says what the last tenant paid, and when",
    BRUSSELS_RENT,
    { financial: { leaseKind: "SHORT_TERM" } },
    "previousRent previousRentDate",
  ],
  ["a Brussels estate lacks its class, never its emission", BRUSSELS_RENT, { energy: null }, "epcLabel"],
  ["a Walloon house that says all it must lacks nothing", WALLOON_HOUSE, {}, ""],
  [
    "a Walloon house names its total consumption, its certificate and the zone beside the permit",
    WALLOON_HOUSE,
    { energy: { epcValueTotal: null, epcReference: null }, planning: null },
    "epcTotal epcReference planningPermission planZone",
  ],
  [
    "a Flemish code is no zone of a Walloon plan",
    WALLOON_HOUSE,
    { planning: { planZone: null, townPlanningValue: "WG" } },
    "planZone",
  ],
])("%s", (_, estate, change, missing) => {
  expect(lacks(changed(estate, change))).toBe(missing);
});

test.each(["ES", "de", "FR", "NL"])(
  "nothing Belgian is asked of an estate in %s, whatever region it names",
  (id) => {
    const abroad = { address: { ...at("FLANDERS"), country: { id } } } as Change["general"];
    expect(lacks(changed(FLEMISH_HOUSE, { general: abroad, energy: null, planning: null }))).toBe("");
  },
);

test("nothing is asked of an estate whose region nobody knows; a Belgian postcode tells it", () => {
  const nowhere = { general: { headType: { id: 1 }, transaction: { id: 1 } } };
  expect(lacks(nowhere)).toBe("");
  const address = { city: { zip: "1030" }, country: { id: "BE" } };
  expect(lacks({ general: { ...nowhere.general, address } })).toBe("epcLabel planZone planningInformation");
});

test("a rent of zero is none, and charges that are included are told", () => {
  const energy = { epcValue: 1, energyLabel: "A", epcValueTotal: 1, epcReference: "x" };
  const free = { ...homeIn("WALLONIA", 3, 2, { price: { value: 0 } }), energy };
  expect(lacks(free)).toBe("rent charges");
  const financial = { price: 800, common_charges_included: true };
  expect(lacks({ ...free, property: { financial } })).toBe("");
});

test("the attribute groups answer as well as the estate's own", () => {
  const property = {
    status: "TO_RENT",
    certification: { energy_label: "C" },
    comfort: { water_meter: "COMMON", gas_meter: "INDIVIDUAL", electricity_meter: "INDIVIDUAL" },
    construction: { living_area_surface: 74 },
    financial: {
      price: 950,
      monthly_costs: 0,
      lease_kind: "SHORT_TERM",
      indicative_rent_from: 790,
      indicative_rent_to: 960,
      previous_rent: 900,
      previous_rent_date: "2026-10-01",
    },
  } as const;
  expect(lacks({ ...homeIn("BRUSSELS", 3, 1), property })).toBe("");
});

test("a project is no advertisement of its own", () => {
  expect(lacks(changed(FLEMISH_HOUSE, { general: { project: true }, planning: null }))).toBe("");
});

test("every rule names its act, the page and the day it was read, and facts and circumstances that exist", () => {
  for (const { source, since, facts, when } of ADVERTISEMENT_RULES) {
    expect(source.act.length).toBeGreaterThan(10);
    expect(source.page).toMatch(/^https:\/\/[\w.-]+\/\S+$/);
    for (const day of [since, source.readOn]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(since <= source.readOn).toBe(true);
    for (const fact of facts) expect(ADVERTISED_FACTS).toContain(fact);
    for (const circumstance of when ?? []) expect(CIRCUMSTANCES).toContain(circumstance);
  }
  expect(new Set(ADVERTISEMENT_RULES.map(({ id }) => id)).size).toBe(ADVERTISEMENT_RULES.length);
});

test("every fact that can be missing is asked by some rule", () => {
  const asked = new Set(ADVERTISEMENT_RULES.flatMap(({ facts }) => facts));
  expect(ADVERTISED_FACTS.filter((fact) => !asked.has(fact))).toEqual([]);
});
