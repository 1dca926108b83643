import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";
import { MESSAGES } from "#features/messages.ts";
import type { Kind } from "./column.ts";
import type { Cell } from "../file/sheet-row.ts";
import { namesOfCodes } from "../values/read-code.ts";
import { readCell } from "./read-cell.ts";

test.each<[Kind, Cell, unknown]>([
  ["yes-no", "Ja", true],
  ["yes-no", "oui", true],
  ["yes-no", "✓", true],
  ["yes-no", true, true],
  ["yes-no", 1, true],
  ["yes-no", "neen", false],
  ["yes-no", "Non", false],
  ["yes-no", "nein", false],
  ["no-yes", "ja", false],
  ["count", "3 slaapkamers", 3],
  ["count", 3, 3],
  ["count", "geen", 0],
  ["floor", "gelijkvloers", 0],
  ["floor", "3ème étage", 3],
  ["floor", "-1", -1],
  ["year", 1998, 1998],
  ["energy-label", "a+", "A+"],
  ["energy-label", "F/C", "F_C"],
  ["certificate", "B", { label: "B" }],
  ["certificate", "210 kWh/m² (C)", { label: "C", value: 210 }],
  ["certificate", 210, { value: 210 }],
  ["free-on", "bij akte", { code: "DEED" }],
  ["free-on", "1/3/2027", { day: "2027-03-01" }],
  ["country", "België", "BE"],
  ["country", "Frankreich", "FR"],
  ["country", "nl", "NL"],
  [{ list: "Heating" }, "mazout", "OIL"],
  [{ list: "PlanningAnswer" }, "ja", "YES"],
  [{ list: "FloodScore" }, "b", "B"],
  [{ list: "RecentDestination" }, "Woongebied", "WG"],
  ["pictures", "a.jpg; https://x.example/b,1.jpg\nc.jpg", ["a.jpg", "https://x.example/b,1.jpg", "c.jpg"]],
])("a cell of the kind %j that holds %j is %j", (kind, cell, value) => {
  expect(readCell(kind, cell)).toEqual({ value });
});

test.each<[Kind, Cell]>([
  ["yes-no", "misschien"],
  ["count", "2,5"],
  ["count", "3 slpk 2 bad"],
  ["floor", "boven"],
  ["year", "1"],
  ["energy-label", "H"],
  ["area", -4],
  ["videos", "javascript:alert(1)"],
  ["papers", "C:\\papers\\epc.pdf"],
  [{ list: "Heating" }, "zon"],
  // East in Dutch and German, west in French.
  [{ list: "Orientation" }, "O"],
  ["amount", { fault: "#REF!" }],
])("a cell of the kind %j that holds %j is refused with a reason", (kind, cell) => {
  expect(readCell(kind, cell)).toHaveProperty("reason");
});

test("every code is found by its name in four languages", () => {
  for (const list of ["Heating", "Kitchen", "Condition", "LeaseKind", "Orientation"] as const)
    for (const [code] of namesOfCodes(list))
      for (const locale of LOCALES) {
        const name = MESSAGES[locale][`display.${list}.${code}` as "display.Heating.GAS"];
        expect([name, readCell({ list }, name)]).toEqual([name, { value: code }]);
      }
});
