import { expect, test } from "vitest";
import {
  bathroomsOf,
  bedroomsOf,
  bedroomsToTell,
  energyLabelOf,
  epcValueOf,
  landAreaOf,
  livingAreaOf,
  type MeasuredEstate,
} from "./areas.ts";

const factsOf = (estate: MeasuredEstate) => [
  livingAreaOf(estate),
  landAreaOf(estate),
  bedroomsOf(estate),
  bathroomsOf(estate),
  energyLabelOf(estate),
  epcValueOf(estate),
];
const grouped: MeasuredEstate = {
  general: {},
  dimensions: { areaBuild: 168, areaGround: 420 },
  layout: { bedroom: 3, bathroom: 2 },
  energy: { energyLabel: "C", epcValue: 250 },
};
const property: MeasuredEstate["property"] = {
  construction: { living_area_surface: 170, land_surface: 430, bedrooms_count: 4, bathrooms_count: 1 },
  certification: { energy_label: "B", epc_value: 150 },
};

test("the figures of a card come from either display model", () => {
  expect(factsOf(grouped)).toEqual([168, 420, 3, 2, "C", 250]);
  expect(factsOf({ general: {}, property })).toEqual([170, 430, 4, 1, "B", 150]);
});

test("attribute groups know better, save for what they don't know", () => {
  expect(factsOf({ ...grouped, property })).toEqual([170, 430, 4, 1, "B", 150]);
  expect(factsOf({ ...grouped, property: { construction: { living_area_surface: 0 } } })).toEqual(
    factsOf(grouped),
  );
});

test("the bedroom count of the listing itself comes first, and 0 is a count", () => {
  expect(bedroomsOf({ ...grouped, general: { bedroomCount: 0 }, property })).toBe(0);
});

test.each([2, 4, 6])("nobody is told that land, a shop or a garage (head type %i) has 0 bedrooms", (id) => {
  const general = { headType: { id }, bedroomCount: 0 };
  expect(bedroomsToTell({ ...grouped, general })).toBeNull();
  expect(bedroomsToTell({ ...grouped, general: { ...general, bedroomCount: 2 } })).toBe(2);
});

test("what nobody says stays unknown, and no label is invented from a value", () => {
  expect(factsOf({ general: {}, energy: { epcValue: 90 } })).toEqual([null, null, null, null, null, 90]);
});
