import { expect, test } from "vitest";
import { catalogueOf, display, type ShownField } from "./engine.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import { type DisplayContext, displayContextOf, hasFloodingIcon } from "./rules.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";

const flemishHouse: DisplayContext = {
  status: "FOR_SALE",
  type: "HOUSE",
  region: "FLANDERS",
  isVatRegime: false,
  isLifeAnnuity: false,
};
const contextWith = (change: Partial<DisplayContext>) => ({ ...flemishHouse, ...change });

function fieldsOf(estate: object, context = flemishHouse, catalogue = TABS_CATALOGUE): readonly ShownField[] {
  return display(catalogue, estate, context).flatMap(({ fields }) => fields);
}
const fieldAt = (key: string, ...shown: Parameters<typeof fieldsOf>) =>
  fieldsOf(...shown).find((field) => field.key === key);
const shows = (key: string, ...shown: Parameters<typeof fieldsOf>) => fieldAt(key, ...shown) !== undefined;

const ELECTRICAL = "property.certification.electricity_certificate";
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

test("a text without a rule of its own says that nothing was entered, any other empty field hides", () => {
  const estate = { property: { certification: { e_level: 20 } } };
  expect(fieldAt("property.certification.epc_number", estate)?.values).toEqual([
    { kind: "words", words: "display.notEntered" },
  ]);
  expect(shows("property.certification.epc_value", estate)).toBe(false);
  expect(shows("property.certification.asbestos_certificate", estate)).toBe(false);
});

test("a group of nothing but empty texts is left out", () => {
  expect(display(TABS_CATALOGUE, { property: {} }, contextWith({ region: "WALLONIA" }))).toEqual([]);
  expect(display(TABS_CATALOGUE, { property: {} }, flemishHouse).map(({ key }) => key)).toEqual(["planning"]);
});

test("a combined field shows its main value and what is linked to it", () => {
  const certification = {
    electricity_certificate: "OBTAINED",
    electricity_conformity: "INVALID",
    electricity_information: { nl: "Herkeuring in maart" },
  };
  expect(fieldAt(ELECTRICAL, { property: { certification } })).toMatchObject({
    fieldType: "Combined",
    values: [
      { kind: "words", words: "display.ElectricityCertification.OBTAINED" },
      { kind: "words", words: "display.Conformity.INVALID" },
      { kind: "texts", texts: { nl: "Herkeuring in maart" } },
    ],
  });
  const described = { property: { comfort: { heating_information: { nl: "Vloerverwarming" } } } };
  expect(fieldAt("property.comfort.heating", described)?.values).toHaveLength(1);
});

test("a list shows each of its entries, a code and a measure of nothing show nothing", () => {
  const estate = {
    environments: ["TOWN", "VILLAGE"],
    facilities: [{ nl: "Wasserette" }, {}],
    general: { floor: 0 },
  };
  const shown = (key: string) => fieldAt(key, estate, flemishHouse, GROUPS_CATALOGUE)?.values;
  expect(shown("environments")).toEqual([
    { kind: "words", words: "display.Environment.TOWN" },
    { kind: "words", words: "display.Environment.VILLAGE" },
  ]);
  expect(shown("facilities")).toEqual([{ kind: "texts", texts: { nl: "Wasserette" } }]);
  expect(shown("general.floor")).toEqual([{ kind: "floor", level: 0 }]);
  const odd = {
    property: { financial: { price: 0 }, comfort: { heating: "STEAM" }, construction: { floor: 2 } },
  };
  expect(shows("property.financial.price", odd)).toBe(false);
  expect(shows("property.comfort.heating", odd)).toBe(false);
});

test("rooms and technicals of the agency's own carry their own names", () => {
  const custom_rooms = [{ name: { nl: "Wijnkelder" }, surface: 9 }, { comment: { nl: "Zolderkamer" } }];
  const rooms = fieldsOf({ property: { layout: { bedroom1: {}, custom_rooms } } });
  expect(
    rooms
      .filter(({ key }) => key.startsWith("property.layout"))
      .map(({ key, label, values }) => [key, label, values]),
  ).toEqual([
    [
      "property.layout.bedroom1",
      { words: "display.field.bedroom1" },
      [{ kind: "words", words: "display.yes" }],
    ],
    [
      "property.layout.custom_rooms.0",
      { texts: { nl: "Wijnkelder" } },
      [{ kind: "figure", format: "area", amount: 9 }],
    ],
    [
      "property.layout.custom_rooms.1",
      { words: "display.field.custom_rooms" },
      [{ kind: "texts", texts: { nl: "Zolderkamer" } }],
    ],
  ]);
  const built = {
    buildTechnicals: [{ criteria: { nl: "Gevel" }, value: { nl: "Baksteen" } }, { criteria: { nl: "Dak" } }],
  };
  expect(fieldAt("buildTechnicals.0", built, flemishHouse, GROUPS_CATALOGUE)).toMatchObject({
    label: { texts: { nl: "Gevel" } },
    values: [{ kind: "texts", texts: { nl: "Baksteen" } }],
  });
  expect(shows("buildTechnicals.1", built, flemishHouse, GROUPS_CATALOGUE)).toBe(false);
});

test("a room says the agency's name for it, its size and its floor", () => {
  const layout = {
    bedroom1: { name: { nl: "Ouderkamer" }, surface: 18, floor: 1 },
    bedroom2: { name: { nl: " " }, floor: 0 },
  };
  expect(fieldAt("property.layout.bedroom1", { property: { layout } })).toMatchObject({
    label: { texts: { nl: "Ouderkamer" } },
    values: [
      { kind: "figure", format: "area", amount: 18 },
      { kind: "floor", level: 1 },
    ],
  });
  expect(fieldAt("property.layout.bedroom2", { property: { layout } })?.label).toEqual({
    words: "display.field.bedroom2",
  });
});

const emptyPlanningFields = (region: DisplayContext["region"], catalogue: typeof TABS_CATALOGUE) =>
  fieldsOf({ property: {} }, contextWith({ region }), catalogue)
    .map(({ key }) => key)
    .filter((key) => /^(property\.)?planning\./.test(key));

test("every planning field that the specification names is in sight in Flanders, and hidden in Wallonia, when empty", () => {
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

test("charges of 0 are a statement, other amounts of 0 were filled in by nobody", () => {
  const financial = { monthly_costs: 0, property_tax: 0 };
  expect(fieldAt("property.financial.monthly_costs", { property: { financial } })?.values).toEqual([
    { kind: "figure", format: "money", amount: 0 },
  ]);
  expect(fieldAt("property.financial.property_tax", { property: { financial } })).toBeUndefined();
});

test("a lease says its kind, the reference rent and what the last tenant paid, in either model", () => {
  const own = { leaseKind: "SHORT_TERM", indicativeRentFrom: 790, previousRentDate: "2026-10-01" };
  const rent = contextWith({ region: "BRUSSELS", status: "TO_RENT" });
  const at = (name: string) =>
    fieldAt(`financial.${name}`, { financial: own }, rent, GROUPS_CATALOGUE)?.values;
  expect([at("leaseKind"), at("indicativeRentFrom"), at("previousRentDate")]).toEqual([
    [{ kind: "words", words: "display.LeaseKind.SHORT_TERM" }],
    [{ kind: "figure", format: "money", amount: 790 }],
    [{ kind: "day", moment: "2026-10-01" }],
  ]);
  const grouped = { property: {}, financial: own };
  expect(fieldAt("property.financial.lease_kind", grouped, rent)?.values).toEqual(at("leaseKind"));
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
