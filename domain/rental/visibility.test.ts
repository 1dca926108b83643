import { expect, test } from "vitest";
import { isWorthShowing, RENTAL_TABS, shownFields, shownTabs } from "./visibility.ts";

const UNIT = {
  general: {
    location: { name: { nl: "Zeedijk" } },
    city: { name: "Oostende" },
    maxOccupation: 4,
    subKind: { name: { nl: "Appartement" } },
    garage: true,
    floor: 3,
    building: { name: "Neptunus", rentalName: "ZV-12" },
  },
  places: { bedrooms: 2, bathrooms: 1 },
};

const keysOf = (unit: Parameters<typeof shownFields>[0]) => shownFields(unit).map(({ key }) => key);

test("a unit with everything shows every field, in the order of its page", () => {
  expect(keysOf(UNIT)).toEqual([
    "type",
    "location",
    "city",
    "maxOccupation",
    "bedrooms",
    "bathrooms",
    "garage",
    "floor",
    "residence",
    "reference",
  ]);
});

test.each([
  ["no bedrooms", { ...UNIT, places: { bedrooms: 0, bathrooms: 1 } }, "bedrooms"],
  ["no bathrooms known", { ...UNIT, places: { bedrooms: 1, bathrooms: null } }, "bathrooms"],
  ["nothing known of its rooms", { ...UNIT, places: null }, "bedrooms"],
  [
    "a residence without a name",
    { ...UNIT, general: { ...UNIT.general, building: { name: " " } } },
    "residence",
  ],
  ["a kind without words", { ...UNIT, general: { ...UNIT.general, subKind: { name: { nl: "" } } } }, "type"],
  ["an unknown garage", { ...UNIT, general: { ...UNIT.general, garage: null } }, "garage"],
  ["an unknown floor", { ...UNIT, general: { ...UNIT.general, floor: null } }, "floor"],
])("%s has no row", (_what, unit, key) => {
  expect(keysOf(unit)).not.toContain(key);
});

test("the ground floor and a missing garage have rules of their own: they are told", () => {
  const unit = { ...UNIT, general: { ...UNIT.general, floor: 0, garage: false } };
  expect(shownFields(unit)).toContainEqual({ key: "floor", value: 0 });
  expect(shownFields(unit)).toContainEqual({ key: "garage", value: false });
});

test.each([null, undefined, 0, "", "  ", [], {}, { nl: null, fr: " " }])(
  "%j is not worth showing",
  (value) => {
    expect(isWorthShowing(value)).toBe(false);
  },
);

test("an agency hides parts of a unit's page", () => {
  expect([...shownTabs(null)]).toEqual([...RENTAL_TABS]);
  expect([...shownTabs(["location", "costs"])]).toEqual([
    "description",
    "features",
    "options",
    "availability",
  ]);
});
