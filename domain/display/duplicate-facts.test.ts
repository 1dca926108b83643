import { expect, test } from "vitest";
import { withoutDuplicateFacts } from "./duplicate-facts.ts";
import { catalogueOf, display } from "./engine.ts";
import { displayContextOf } from "./rules.ts";

function shown(estate: { readonly general?: object; readonly property?: object }): readonly string[] {
  const home = { ...estate, general: { address: { region: "WALLONIA" as const }, ...estate.general } };
  const groups = withoutDuplicateFacts(display(catalogueOf(home), home, displayContextOf(home)));
  return groups.flatMap(({ fields }) => fields.map(({ key }) => key));
}

const ofCode = (subType: string) => shown({ property: { type: "APARTMENT", subType } });
const ofName = (name: string) =>
  shown({ general: { headType: { name: { nl: "Garage" } }, subType: { name: { nl: name } } } });
const costing = (registration_cost: number) =>
  shown({ property: { financial: { registration_cost }, notary_cost: { registration_tax: 7200 } } });
const due = (totalPrice: number) =>
  shown({ general: { price: { totalPrice } }, property: { financial: { price: 95 } } });
const numbered = (external_id: string) =>
  shown({ general: { reference: "HZ-12" }, property: { external_id } });
const bidFrom = (setting_price: number) =>
  shown({ property: { financial: { price: 90_000 }, notary: { setting_price } } });

test("a flat that is of the sub type flat is one once, a loft is both", () => {
  expect(ofCode("APARTMENT")).not.toContain("property.subType");
  expect(ofCode("LOFT")).toEqual(expect.arrayContaining(["property.type", "property.subType"]));
});

test("a sub type that an agency names like its head type is not said again", () => {
  expect(ofName("Garage")).not.toContain("general.subType");
  expect(ofName("Garagebox")).toEqual(expect.arrayContaining(["general.headType", "general.subType"]));
});

test("duties that stand among the notary's costs are not listed apart, others are", () => {
  expect(costing(7200)).toEqual(["property.notary_cost.registration_tax"]);
  expect(costing(6000)).toHaveLength(2);
});

test("what is due in all is said where it is more than the price", () => {
  expect(due(95)).toEqual(["property.financial.price"]);
  expect(due(105)).toEqual(["property.financial.price", "general.price.totalPrice"]);
});

test("the price that bidding starts from is no asking price", () => {
  expect(bidFrom(90_000)).not.toContain("property.financial.price");
  expect(bidFrom(75_000)).toContain("property.financial.price");
});

test("an id that is the reference itself is not said again", () => {
  expect(numbered("HZ-12")).not.toContain("property.external_id");
  expect(numbered("crm-12")).toEqual(expect.arrayContaining(["property.external_id", "general.reference"]));
});
