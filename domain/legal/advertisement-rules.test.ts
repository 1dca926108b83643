import { expect, test } from "vitest";
import type { AdvertisedEstate } from "./advertised-estate.ts";
import { advertisedFacts } from "./advertised-facts.ts";
import { ADVERTISED_FACTS, CIRCUMSTANCES } from "./advertisement-rule.ts";
import { ADVERTISEMENT_RULES, missingFacts } from "./advertisement-rules.ts";

const TODAY = "2026-11-22";

type Change = { readonly [group in keyof AdvertisedEstate]?: Partial<AdvertisedEstate[group]> | null };

/** A copy in which groups of facts are changed one by one; null takes a whole group away. */
function changed(estate: AdvertisedEstate, change: Change): AdvertisedEstate {
  const groups = Object.entries(change).map(([name, group]) => [
    name,
    group === null ? null : { ...(estate[name as keyof AdvertisedEstate] as object), ...group },
  ]);
  return { ...estate, ...Object.fromEntries(groups) } as AdvertisedEstate;
}

const said = { nl: "gezegd" };
const at = (region: string) => ({ region, street: said, number: "7", country: { id: "BE" } });

const FLEMISH_HOUSE = {
  general: {
    headType: { id: 1 },
    transaction: { id: 1 },
    address: at("FLANDERS"),
    price: { value: 389_000 },
  },
  energy: { epcValue: 187, energyLabel: "B", epcReference: "20231104-0002" },
  planning: {
    townPlanningValue: "WG",
    townPlanningViolation: said,
    buildingLicense: "YES",
    allocationLicense: "NO",
    presaleRight: "NO",
    heritageProtected: "NO",
    floodingBuildingScore: "A",
    floodingParcelScore: "B",
    delimitedFloodZone: false,
    riparianZone: false,
  },
} as unknown as AdvertisedEstate;

const BRUSSELS_RENT = {
  general: { headType: { id: 3 }, transaction: { id: 2 }, address: at("BRUSSELS"), price: { value: 950 } },
  dimensions: { areaBuild: 74 },
  energy: { energyLabel: "C" },
  financial: { leaseKind: "NINE_YEARS", indicativeRentFrom: 790, indicativeRentTo: 960 },
  technical: {
    monthlyCost: 60,
    waterMeter: "COMMON",
    gasMeter: "NOT_APPLICABLE",
    electricityMeter: "INDIVIDUAL",
  },
} as unknown as AdvertisedEstate;

const WALLOON_HOUSE = {
  general: { headType: { id: 1 }, transaction: { id: 1 }, address: at("WALLONIA") },
  energy: { epcValue: 300, energyLabel: "D", epcValueTotal: 41_000, epcReference: "20240105000001" },
  planning: { buildingLicense: "YES", planZone: said },
} as unknown as AdvertisedEstate;

const lacks = (estate: AdvertisedEstate, day = TODAY) =>
  missingFacts(advertisedFacts(estate), day)
    .map(({ fact }) => fact)
    .join(" ");

const hidden = { address: { ...at("FLANDERS"), visible: false } as AdvertisedEstate["general"]["address"] };

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

const homeIn = (region: string, type: number, transaction: number, more: object = {}) =>
  ({
    general: { headType: { id: type }, transaction: { id: transaction }, address: { region }, ...more },
  }) as AdvertisedEstate;

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
