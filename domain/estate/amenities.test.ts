import { expect, test } from "vitest";
import { amenitiesOf, type EstateWithAmenities } from "./amenities.ts";

const NONE = { hasTerrace: null, hasGarden: null, hasParking: null };

test.each<[string, EstateWithAmenities, Partial<typeof NONE | Record<string, true>>]>([
  ["nothing is said", {}, {}],
  ["a surface of 0 is one that nobody filled in", { layout: { terraceSurface: 0, garage: 0 } }, {}],
  ["a terrace has a surface", { layout: { terraceSurface: 12 } }, { hasTerrace: true }],
  ["a terrace is a room of a floor", { floors: [{ rooms: [{ value: { id: 10 } }] }] }, { hasTerrace: true }],
  ["a terrace faces south", { property: { other: { terrace_orientation: "S" } } }, { hasTerrace: true }],
  [
    "a terrace is a room of the attribute groups",
    { property: { layout: { terrace: {} } } },
    { hasTerrace: true },
  ],
  ["a garden faces west", { technical: { directionGarden: "W" } }, { hasGarden: true }],
  ["a garden is only lawn", { property: { other: { garden: "ONLY_LAWN" } } }, { hasGarden: true }],
  ["a garage is parking", { layout: { garage: 1 } }, { hasParking: true }],
  ["a space is parking", { property: { other: { parking_spaces_count: 2 } } }, { hasParking: true }],
  ["a carport is parking", { property: { layout: { carport: {} } } }, { hasParking: true }],
])("%s", (_, estate, expected) => {
  expect(amenitiesOf(estate)).toEqual({ ...NONE, ...expected });
});
