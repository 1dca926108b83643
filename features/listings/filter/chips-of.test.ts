import { expect, test } from "vitest";
import { readListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import type { FilterOptions } from "../listing-view.ts";
import { NO_OPTIONS } from "../testing/no-options.ts";
import { chipsOf } from "./chips-of.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const t = createTranslate("nl", nl);
const option = (id: string, name: string) => ({ id, name, count: 1 });
const FILTER: FilterOptions = {
  ...NO_OPTIONS,
  cities: [option("1", "9000 Gent"), option("2", "9050 Gentbrugge")],
  types: [option("1", "Huis")],
  subTypes: [],
  transactions: [],
  countries: [option("BE", "België")],
  bedrooms: [],
  prices: [],
};
const chips = (search: string) =>
  chipsOf(readListingQuery(new URLSearchParams(search)), FILTER, t).map(
    ({ label, without }) => [label.replaceAll("\u00a0", " "), writeListingQuery(without)] as const,
  );

test("each chosen filter is a chip that leads to the list without it", () => {
  expect(chips("city=1&city=2&type=1")).toEqual([
    ["9000 Gent", "city=2&type=1"],
    ["9050 Gentbrugge", "city=1&type=1"],
    ["Huis", "city=1&city=2"],
  ]);
});

test.each([
  ["price-min=200000", "vanaf € 200.000,00"],
  ["price-max=300000", "tot € 300.000,00"],
  ["price-min=200000&price-max=300000", "€ 200.000,00 – € 300.000,00"],
])("a price range is one chip: %s", (search, label) => {
  expect(chips(search)).toEqual([[label, ""]]);
});

test("six bedrooms mean six or more", () => {
  expect(chips("bedrooms=1&bedrooms=6").map(([label]) => label)).toEqual([
    "1 slaapkamer",
    "6 of meer slaapkamers",
  ]);
});

test("a filter that this list does not know can still be taken away", () => {
  expect(chips("type=99&country=FR")).toEqual([
    ["#99", "country=FR"],
    ["FR", "type=99"],
  ]);
});

test.each([
  ["terrace=1&lift=1", ["Terras", "Lift"]],
  ["epc-min=C&epc-unknown=1", ["Energielabel C of beter", "Ook zonder energielabel"]],
  ["epc-unknown=1", []],
  [
    "area-min=100&plot-min=1500&bed-min=2",
    ["2 of meer slaapkamers", "minstens 100 m²", "grond vanaf 1.500 m²"],
  ],
  ["new=1", ["Nieuwbouw"]],
  ["new=0", ["Bestaand"]],
])("what a home has to have is a chip: %s", (search, labels) => {
  expect(chips(search).map(([label]) => label)).toEqual(labels);
});

test("without its least label the question of unknown labels goes too", () => {
  expect(chips("epc-min=C&epc-unknown=1")[0]).toEqual(["Energielabel C of beter", ""]);
});

test("order, page and view are no filters", () => {
  expect(chips("sortType=date&page=3&view=grid&group=city")).toEqual([]);
});
