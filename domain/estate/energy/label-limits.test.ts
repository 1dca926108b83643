import { expect, test } from "vitest";
import type { Region } from "../reference/enumerations.ts";
import { EPC_SCALES } from "./epc.ts";
import { doubtOfLabel } from "./label-limits.ts";

test.each<[Region, string, number | null, string | null]>([
  ["FLANDERS", "A", 100, null],
  ["FLANDERS", "B", 100.4, null],
  ["FLANDERS", "A", 150, "B"],
  ["FLANDERS", "B", 650, "F"],
  ["FLANDERS", "F", 84_204, null],
  ["FLANDERS", "A+", -12, null],
  ["BRUSSELS", "C", 150, null],
  ["BRUSSELS", "G", 346, null],
  ["BRUSSELS", "D", 300, "F"],
  ["WALLONIA", "A++", -3, null],
  ["WALLONIA", "B", 170, null],
  ["WALLONIA", "B", 400, "E"],
  ["FLANDERS", "F_C", 350, null],
  ["FLANDERS", "F_C", 120, "B"],
  ["FLANDERS", "B", null, null],
])("in %s the label %s fits %s kWh/m² unless it is %s", (region, label, value, other) => {
  expect(doubtOfLabel(region, label, value)).toEqual(other && { kind: "other label", label: other });
});

test.each<[Region, string]>([
  ["FLANDERS", "G"],
  ["FLANDERS", "A++"],
  ["BRUSSELS", "A+"],
])("%s gives no label %s", (region, label) => {
  expect(doubtOfLabel(region, label, 100)).toEqual({ kind: "not of the scale", scale: EPC_SCALES[region] });
});

test("an estate without a label raises no doubt", () => {
  expect([doubtOfLabel("FLANDERS", null, 900), doubtOfLabel("FLANDERS", "?", 900)]).toEqual([null, null]);
});
