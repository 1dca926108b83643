import { expect, test } from "vitest";
import { catalogueOf } from "./engine.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import { displayContextOf, hasFloodingIcon } from "./rules.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";
import {
  contextWith,
  ELECTRICAL,
  emptyPlanningFields,
  fieldAt,
  fieldsOf,
  flemishHouse,
  shows,
} from "./testing/shown-fields.ts";

const certified = { property: { certification: { electricity_certificate: "OBTAINED" } } };
const permitted = {
  property: {
    planning: {
      planning_permission: "YES",
      most_recent_destination: "WG",
      proceeding: "NO",
      subdivision_permit: "NO",
      as_built_certificate: "YES",
      presale_right: "NO",
    },
  },
};
const HIDDEN_WHEN_LET = [
  "planning_permission",
  "most_recent_destination",
  "proceeding",
  "subdivision_permit",
  "as_built_certificate",
].map((name) => `property.planning.${name}`);

test.each(["TO_RENT", "RENTED"] as const)(
  "an estate whose status is %s shows no electrical certificate and no permits",
  (status) => {
    expect(shows(ELECTRICAL, certified, contextWith({ status }))).toBe(false);
    for (const key of HIDDEN_WHEN_LET) {
      expect([key, shows(key, permitted, contextWith({ status }))]).toEqual([key, false]);
      expect([key, shows(key, permitted)]).toEqual([key, true]);
    }
    expect(shows("property.planning.presale_right", permitted, contextWith({ status }))).toBe(true);
  },
);

test("a plot never shows the electrical certificate", () => {
  expect(shows(ELECTRICAL, certified)).toBe(true);
  expect(shows(ELECTRICAL, certified, contextWith({ type: "PLOT" }))).toBe(false);
  const technical = { technical: { certificateElectricity: "OBTAINED" } };
  const key = "technical.certificateElectricity";
  expect(shows(key, technical, flemishHouse, GROUPS_CATALOGUE)).toBe(true);
  expect(shows(key, technical, contextWith({ type: "PLOT" }), GROUPS_CATALOGUE)).toBe(false);
});

test("a sale under VAT tells its prices in person", () => {
  const financial = {
    price: 1,
    land_price: 2,
    infrastructure_price: 3,
    construction_price: 4,
    vat_regime: true,
  };
  const estate = { general: {}, property: { financial, notary_cost: { total: 5, notary_fee: 6 } } };
  const context = displayContextOf(estate);
  const keys = fieldsOf(estate, context).map(({ key }) => key);
  for (const name of [
    "financial.price",
    "financial.land_price",
    "financial.infrastructure_price",
    "financial.construction_price",
    "notary_cost.notary_fee",
    "notary_cost.total",
  ]) {
    expect(keys).not.toContain(`property.${name}`);
    expect(shows(`property.${name}`, estate, contextWith({}))).toBe(true);
  }
});

test("planning fields show in Flanders also when empty, in Wallonia only with a value", () => {
  const key = "property.planning.renovation_obligation";
  expect(fieldAt(key, { property: {} })?.values).toEqual([{ kind: "words", words: "display.notEntered" }]);
  expect(shows(key, { property: {} }, contextWith({ region: "WALLONIA" }))).toBe(false);
  expect(shows(key, { property: {} }, contextWith({ region: null }))).toBe(true);
  const known = { property: { planning: { renovation_obligation: "YES" } } };
  expect(fieldAt(key, known, contextWith({ region: "WALLONIA" }))?.values).toEqual([
    { kind: "words", words: "display.PlanningAnswer.YES" },
  ]);
});

test.each([
  ["planning.certificateAsBuilt", "YES"],
  ["planning.heritageInventoried", "YES"],
  ["planning.floodingBuildingScore", "D"],
  ["planning.floodingParcelScore", "D"],
])("%s is hidden for a Walloon estate, whatever its value", (key, value) => {
  const estate = { planning: { [key.split(".")[1]!]: value } };
  expect(shows(key, estate, contextWith({ region: "WALLONIA" }), GROUPS_CATALOGUE)).toBe(false);
  expect(shows(key, estate, flemishHouse, GROUPS_CATALOGUE)).toBe(true);
});

test("without a known violation the default text says that no measure was imposed", () => {
  const words = [{ kind: "words", words: "display.noViolation" }];
  expect(fieldAt("property.planning.violation", { property: {} })?.values).toEqual(words);
  expect(fieldAt("planning.townPlanningViolation", {}, flemishHouse, GROUPS_CATALOGUE)?.values).toEqual(
    words,
  );
  const texts = { nl: "Herstelvordering" };
  const estate = { planning: { townPlanningViolation: texts } };
  expect(fieldAt("planning.townPlanningViolation", estate, flemishHouse, GROUPS_CATALOGUE)?.values).toEqual([
    { kind: "texts", texts },
  ]);
});

test.each(["available", "elevator", "newBuilding", "certificateConformity", "certificateElectricity"])(
  "the technical field %s shows only when it has a value",
  (name) => {
    const key = `technical.${name}`;
    const value = { available: "IMMEDIATE", certificateElectricity: "OBTAINED" }[name] ?? false;
    expect(shows(key, { technical: { condition: "NEW" } }, flemishHouse, GROUPS_CATALOGUE)).toBe(false);
    expect(shows(key, { technical: { [name]: value } }, flemishHouse, GROUPS_CATALOGUE)).toBe(true);
  },
);

test.each([
  ["A", false],
  ["B", false],
  ["C", false],
  ["D", true],
  ["", false],
  [null, false],
])("the flood score %j has the flooding icon: %s", (score, icon) => {
  expect(hasFloodingIcon(score)).toBe(icon);
  const field = fieldAt("property.flood_information.parcel_score", {
    property: { flood_information: { parcel_score: score } },
  });
  expect(field?.icon).toBe(icon ? "flooding" : null);
});

test("every planning field that Flanders asks for is in sight in Flanders, and hidden in Wallonia, when empty", () => {
  for (const catalogue of [TABS_CATALOGUE, GROUPS_CATALOGUE]) {
    const rows = catalogue.flatMap(({ fields }) =>
      fields.filter(({ rules }) => !rules.includes("onlyWithValue")).map(({ parts }) => parts[0]!.path),
    );
    const planning = rows.filter((path) => /^(property\.)?planning\./.test(path));
    expect(planning.length).toBeGreaterThan(9);
    expect(emptyPlanningFields("FLANDERS", catalogue)).toEqual(planning);
    expect(emptyPlanningFields("WALLONIA", catalogue)).toEqual([]);
  }
});

test("the zone of a Brussels or Walloon plan is a text, shown once it is given and the estate is for sale", () => {
  const zone = { fr: "Zone d’habitation à prédominance résidentielle" };
  const estate = { planning: { planZone: zone } };
  for (const region of ["BRUSSELS", "WALLONIA"] as const) {
    const field = fieldAt("planning.planZone", estate, contextWith({ region }), GROUPS_CATALOGUE);
    expect(field?.values).toEqual([{ kind: "texts", texts: zone }]);
    const rented = contextWith({ region, status: "TO_RENT" });
    expect(fieldAt("planning.planZone", estate, rented, GROUPS_CATALOGUE)).toBeUndefined();
    expect(
      fieldAt("planning.planZone", { planning: {} }, contextWith({ region }), GROUPS_CATALOGUE),
    ).toBeUndefined();
  }
  const grouped = { property: { planning: { plan_zone: zone } } };
  expect(fieldAt("property.planning.plan_zone", grouped)?.values).toEqual([{ kind: "texts", texts: zone }]);
});

test("an estate with attribute groups shows the tabs, any other the groups", () => {
  expect([catalogueOf({ property: {} }), catalogueOf({ property: null }), catalogueOf({})]).toEqual([
    TABS_CATALOGUE,
    GROUPS_CATALOGUE,
    GROUPS_CATALOGUE,
  ]);
});

test("the rules see status, type, region and VAT of an estate in either model", () => {
  expect(
    displayContextOf({
      general: { transaction: { id: 6 }, headType: { id: 2 }, address: { city: { zip: "5000" } } },
      property: null,
    }),
  ).toEqual({ status: "RENTED", type: "PLOT", region: "WALLONIA", isVatRegime: false, isLifeAnnuity: false });
});
