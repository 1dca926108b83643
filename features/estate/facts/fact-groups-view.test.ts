import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { RECENT_PLANNING_DESTINATIONS } from "#domain/estate/reference/enumerations.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { factGroups } from "./fact-groups-view.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl, fr, en, de } = MESSAGES;

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { nl, fr, en, de };

const groupOf = (key: string, facts: object) =>
  factGroups(Estate.parse({ general: { id: 1, address: { region: "FLANDERS" } }, ...facts }), "nl").find(
    (group) => group.key === key,
  );

test.each(RECENT_PLANNING_DESTINATIONS)(
  "the planning destination %s is named and explained in every language",
  (code) => {
    const field = groupOf("planning", { planning: { townPlanningValue: code } })?.fields.find(
      ({ key }) => key === "planning.townPlanningValue",
    );
    const keys = field?.values.map((value) => ("words" in value ? value.words : "")) ?? [];
    expect(keys).toEqual([`display.RecentDestination.${code}`, `estate.destination.${code}`]);
    for (const locale of LOCALES) expect(keys.map((key) => WORDS[locale]?.[key])).not.toContain(undefined);
  },
);

test("flood scores are cards, the building first, and D warns", () => {
  const planning = groupOf("planning", {
    planning: { floodingParcelScore: "D", floodingBuildingScore: "B" },
  });
  expect(planning?.scores.map(({ letter, warns }) => [letter, warns])).toEqual([
    ["B", false],
    ["D", true],
  ]);
  expect(planning?.fields.map(({ key }) => key).filter((key) => /score/i.test(key))).toEqual([]);
});

test("a score that nobody entered stays a row", () => {
  const planning = groupOf("planning", { planning: { floodingParcelScore: "A" } });
  expect(planning?.scores).toHaveLength(1);
  expect(planning?.fields.map(({ key }) => key)).toContain("planning.floodingBuildingScore");
});

test("comfort that is there is a list, without its yes", () => {
  const comfort = groupOf("comfort", {
    property: { comfort: { alarm: true, sauna: false, heating: "GAS" } },
  });
  expect(comfort?.items.map(({ key }) => key)).toEqual(["property.comfort.alarm"]);
  expect(comfort?.fields.map(({ key }) => key)).toEqual([
    "property.comfort.heating",
    "property.comfort.sauna",
  ]);
});

test("rooms of a table of floors are not listed twice", () => {
  const property = { layout: { living: { surface: 30 } } };
  const floors = [{ level: 0, rooms: [{ value: { id: 2, name: { nl: "Living" } }, surface: 30 }] }];
  expect(groupOf("layout", { property })?.fields).toHaveLength(1);
  expect(groupOf("layout", { property, floors })).toBe(undefined);
  const cellar = { layout: { living: { surface: 30 }, cellar: { surface: 12 } } };
  expect(groupOf("layout", { property: cellar, floors })?.fields.map(({ key }) => key)).toEqual([
    "property.layout.cellar",
  ]);
});

test("what is at hand in a building is named in the list of comforts, surroundings stand in one line", () => {
  const comfort = groupOf("comfort", {
    facilities: [{ nl: "Stadswater" }, { nl: "Riolering" }],
    environments: ["TOWN", "RESIDENTIAL"],
  });
  expect(comfort?.items.map(({ label }) => label)).toMatchObject([
    { text: "Stadswater" },
    { text: "Riolering" },
  ]);
  expect(comfort?.fields).toMatchObject([{ key: "environments", isList: true }]);
});
