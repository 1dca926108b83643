import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { epcView } from "../figures/epc-view.ts";
import { priceSummary } from "../figures/price-summary-view.ts";
import { saleDates } from "../figures/sale-dates-view.ts";
import { factsInCharts } from "./facts-in-charts.ts";
import { factGroups } from "./fact-groups-view.ts";

function rowsOf(facts: object, general: object = {}): readonly (readonly [string, readonly string[]])[] {
  const estate = Estate.parse({
    general: { id: 1, address: { region: "WALLONIA" }, ...general },
    ...facts,
  });
  const drawings = {
    priceSummary: priceSummary(estate),
    saleDates: saleDates(estate, "nl"),
    epc: epcView(estate, "nl"),
  };
  return factsInCharts(factGroups(estate, "nl"), drawings).map(({ key, fields }) => [
    key,
    fields.map((field) => field.key.split(".").at(-1)!),
  ]);
}

test("a rent, its charges and its deposit stand in the summary alone", () => {
  const financial = { price: 950, monthly_costs: 80, warranty: 1900, property_tax: 600 };
  const rows = rowsOf({ property: { financial } }, { transaction: { id: 2 }, price: { totalPrice: 1030 } });
  expect(rows).toContainEqual(["financial", ["property_tax"]]);
});

test("an amount that the summary does not tell keeps its row", () => {
  const financial = { price: 950, monthly_costs: 80 };
  const rows = rowsOf({ property: { financial } }, { transaction: { id: 2 }, price: { totalPrice: 1100 } });
  expect(rows).toContainEqual(["financial", ["totalPrice"]]);
});

test("a part of the page that its drawing tells whole stays for the drawing", () => {
  const financial = { price: 300_000 };
  expect(rowsOf({ property: { financial, notary_cost: { total: 12_000 } } })).toEqual([
    ["financial", []],
    ["financialNotary", ["total"]],
  ]);
  expect(rowsOf({ property: { financial } })).toEqual([["financial", ["price"]]]);
});

test("the days of a notary's sale are not told twice, what else is known of it is", () => {
  const notary = { session_date: "2026-12-30T13:30:00Z", minimum_bid: 1000 };
  expect(rowsOf({ property: { notary } })).toContainEqual([
    "notary",
    ["session_place", "minimum_bid", "notary_name"],
  ]);
});

test.each([
  ["BRUSSELS", false],
  ["FLANDERS", true],
])("CO₂ stands with the scale in Brussels and in a row elsewhere: %s", (region, isRow) => {
  const energy = { energyLabel: "C", co2: 27 };
  const rows = rowsOf({ energy }, { address: { region } }).find(([key]) => key === "energy")?.[1];
  expect(rows?.includes("co2")).toBe(isRow);
});

test("a life annuity tells its bouquet once, and no total that leaves out what is paid every month", () => {
  const facts = { property: { financial: { price: 52_000 }, notary_cost: { total: 2_811.12 } } };
  const general = { transaction: { id: 11 }, price: { value: 52_000, annuity: 540, totalPrice: 54_811.12 } };
  const summary = priceSummary(Estate.parse({ general: { id: 1, ...general }, ...facts }));
  expect(summary?.lines.map(({ label }) => label)).toEqual(["estate.cost.bouquet", "estate.cost.saleCosts"]);
  expect(rowsOf(facts, general)).toContainEqual(["financial", ["annuity"]]);
});
