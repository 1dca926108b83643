import { expect, test } from "vitest";
import { display } from "./engine.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";
import { contextWith, ELECTRICAL, fieldAt, fieldsOf, flemishHouse, shows } from "./testing/shown-fields.ts";

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
