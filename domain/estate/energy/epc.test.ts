import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ENERGY_LABELS } from "./energy-label.ts";
import { EPC_SCALES, epcBar, labelsOf, regionOfAddress } from "./epc.ts";

test.each([
  [0, 0],
  [175, 25],
  [700, 100],
  [1_200, 100],
  [-40, 0],
  [null, null],
  [Number.NaN, null],
])("an EPC value of %s fills %s percent of the bar", (value, percent) => {
  expect(epcBar(value)).toBe(percent);
});

test("the bar never leaves its scale", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      expect(epcBar(value)).toBeGreaterThanOrEqual(0);
      expect(epcBar(value)).toBeLessThanOrEqual(100);
    }),
  );
});

test("each region has its own scale", () => {
  expect(EPC_SCALES.FLANDERS.join(" ")).toBe("A+ A B C D E F");
  expect(EPC_SCALES.BRUSSELS.join(" ")).toBe("A B C D E F G");
  expect(EPC_SCALES.WALLONIA.join(" ")).toBe("A++ A+ A B C D E F G");
});

test.each([
  ["1000", "BRUSSELS"],
  ["1210", "BRUSSELS"],
  ["1300", "WALLONIA"],
  ["1500", "FLANDERS"],
  ["3798", "FLANDERS"],
  ["4000", "WALLONIA"],
  ["7780", "WALLONIA"],
  ["8300", "FLANDERS"],
  ["B-9000", "FLANDERS"],
  ["0612", null],
  ["75001", null],
  ["", null],
] as const)("the postal code %s lies in %s", (zip, region) => {
  expect(regionOfAddress({ city: { zip } })).toBe(region);
});

test("what an address says of its region rules, and a code of another country says nothing", () => {
  expect(regionOfAddress({ region: "WALLONIA", city: { zip: "9000" } })).toBe("WALLONIA");
  expect(regionOfAddress({ country: { id: "NL" }, city: { zip: "4331" } })).toBeNull();
  expect(regionOfAddress({ country: { id: "BE" }, city: { zip: "5000" } })).toBe("WALLONIA");
  expect(regionOfAddress(null)).toBeNull();
});

test("a combined label stands for two labels, and a foreign word for none", () => {
  expect([labelsOf("F_C"), labelsOf("A++"), labelsOf("H"), labelsOf(null)]).toEqual([
    ["F", "C"],
    ["A++"],
    [],
    [],
  ]);
  for (const label of ENERGY_LABELS) expect(labelsOf(label).join("_")).toBe(label);
});
