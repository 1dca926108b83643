import { expect, test } from "vitest";
import { implausibleValues, PLAUSIBLE_VALUES } from "./plausible-values.ts";

const asked = (values: Readonly<Record<string, unknown>>) =>
  implausibleValues((path) => values[path], 2026).map(({ path, value, asks }) => [path, value, asks]);

test.each<[string, number, string]>([
  ["energy.epcValue", 84_204, "is it the yearly total?"],
  ["property.certification.epc_value", 2_001, "is it the yearly total?"],
  ["dimensions.areaBuild", 0, "leave out what is not known"],
  ["dimensions.areaBuild", 4, "is it in m²?"],
  ["dimensions.areaGround", 90_000_000, "is it in m²?"],
  ["technical.constructionYear", 2_199, "is that the year?"],
  ["technical.constructionYear", 900, "is that the year?"],
  ["general.bedroomCount", 60, "is that the count?"],
  ["property.construction.facades_count", 40, "is that the count?"],
  ["general.floor", 300, "is that the floor?"],
  ["technical.monthlyCost", 95_000, "is it by the month?"],
  ["property.financial.vat_percentage", 60, "is that a rate of Belgian VAT?"],
])("a %s of %d is asked about: %s", (path, value, asks) => {
  expect(asked({ [path]: value })).toEqual([[path, value, asks]]);
});

test("figures of estates that exist are not asked about", () => {
  const estate = {
    "dimensions.areaBuild": 18,
    "dimensions.areaGround": 250_000,
    "technical.constructionYear": 2_029,
    "general.bedroomCount": 0,
    "energy.epcValue": -40,
    "technical.monthlyCost": 0,
  };
  expect(asked(estate)).toEqual([]);
});

test("what is not given, or is no figure, is not asked about", () => {
  expect(asked({ "dimensions.areaBuild": null, "energy.epcValue": undefined, "general.floor": "3" })).toEqual(
    [],
  );
});

test("no figure stands in two rows, and each row leaves room", () => {
  const paths = PLAUSIBLE_VALUES.flatMap((row) => row.paths);
  expect(new Set(paths).size).toBe(paths.length);
  expect(PLAUSIBLE_VALUES.every(({ least, most, unit }) => unit === "years" || least < most)).toBe(true);
});
