import { expect, test } from "vitest";
import { contradictionsOf } from "./contradictions.ts";

test("of two prices or bedroom counts the general one is shown, of all other facts that of the attribute groups", () => {
  const estate = {
    general: { price: { value: 300_000 }, bedroomCount: 3 },
    dimensions: { areaBuild: 150 },
    property: {
      financial: { price: 310_000 },
      construction: { bedrooms_count: 4, living_area_surface: 160 },
    },
  };
  expect(contradictionsOf(estate)).toEqual([
    { shown: "general.price.value", other: "property.financial.price" },
    { shown: "general.bedroomCount", other: "property.construction.bedrooms_count" },
    { shown: "property.construction.living_area_surface", other: "dimensions.areaBuild" },
  ]);
});

test("the same answer twice, and an answer beside none, contradict nothing", () => {
  const energy = { epcValue: 120, energyLabel: "B" };
  const certification = { epc_value: 120, energy_label: null };
  expect(contradictionsOf({ general: { price: { value: 0 } }, energy, property: { certification } })).toEqual(
    [],
  );
});
