import { expect, test } from "vitest";
import type { FigureFormat } from "./catalogue.ts";
import { printFloor, printValue } from "./print.ts";

test.each<[FigureFormat, number, string]>([
  ["money", 389_000, "€ 389.000,00"],
  ["moneyPerSquareMetre", 2_315.48, "€ 2.315,48/m²"],
  ["area", 168, "168,00 m²"],
  ["distance", 350, "350 m"],
  ["litres", 10_000, "10.000 l"],
  ["count", 1_200, "1.200"],
  ["figure", 35.5, "35,5"],
  ["year", 1968, "1968"],
  ["percentage", 21, "21 %"],
  ["epc", 168, "168 kWh/m²"],
  ["yearlyEnergy", 24_500, "24.500 kWh/an"],
  ["co2", 34, "34 kg CO₂/m²"],
])("as %s, %s reads %s", (format, amount, text) => {
  const printed = printValue({ kind: "figure", format, amount }, "fr") as { text: string };
  expect(printed.text.replaceAll("\u00a0", " ")).toBe(text);
});

test("days and moments read as in Brussels", () => {
  expect(printValue({ kind: "day", moment: "2026-03-04" }, "en")).toEqual({ text: "04/03/2026" });
  expect(printValue({ kind: "day", moment: "2026-03-04T23:30:00Z" }, "en")).toEqual({ text: "05/03/2026" });
  expect(printValue({ kind: "moment", moment: "2026-07-04T12:30:00Z" }, "nl")).toEqual({
    text: "04/07/2026 14:30",
  });
});

test("texts say which language they are in, codes stay word keys", () => {
  expect(printValue({ kind: "texts", texts: { nl: "Ruim" } }, "de")).toEqual({ text: "Ruim", locale: "nl" });
  expect(printValue({ kind: "words", words: "display.yes" }, "de")).toEqual({ words: "display.yes" });
  expect(printValue({ kind: "text", text: "A-12" }, "de")).toEqual({ text: "A-12" });
});

test.each([
  [2, { words: "display.floorNumber", given: { ordinal: "2e", level: 2 } }],
  [1, { words: "display.floorNumber", given: { ordinal: "1er", level: 1 } }],
  [0, { words: "display.groundFloor" }],
  [-1, { words: "display.basement" }],
  [-2, { words: "display.basementNumber", given: { ordinal: "2e", level: -2 } }],
])("the storey of level %i is counted from the street", (level, printed) => {
  expect(printFloor(level, "fr")).toEqual(printed);
});
