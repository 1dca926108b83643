import { expect, test } from "vitest";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";
import { pageSections } from "./page-sections.ts";

const NOTHING = { units: false, layout: false, plans: false, media: false, documents: false, place: false };
const group = (key: string) => ({ key, title: "estate.plans" as const, fields: [], items: [], scores: [] });
const sections = (keys: readonly string[], drawn = NOTHING) =>
  pageSections(keys.map(group), drawn).map(({ key, groups }) => [key, groups.map((part) => part.key)]);

test("costs stand below the price, and by themselves where there is none", () => {
  expect(sections(["financialCosts", "financial"])).toEqual([["financial", ["financial", "financialCosts"]]]);
  expect(sections(["financialCosts"])).toEqual([["financialCosts", ["financialCosts"]]]);
});

test("rooms of a table of floors have one part of the page, whether or not the facts name rooms too", () => {
  expect(sections(["layout"], { ...NOTHING, layout: true })).toEqual([["layout", ["layout"]]]);
  expect(sections([], { ...NOTHING, layout: true })).toEqual([["layout", []]]);
});

test("every group of both models has a place, and none comes twice", () => {
  for (const catalogue of [TABS_CATALOGUE, GROUPS_CATALOGUE]) {
    const keys = catalogue.map(({ key }) => key);
    const shown = pageSections(keys.map(group), NOTHING).flatMap(({ groups }) =>
      groups.map(({ key }) => key),
    );
    expect(shown.toSorted()).toEqual(keys.toSorted());
  }
});
