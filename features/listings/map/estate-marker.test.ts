import { expect, test } from "vitest";
import { Estate } from "../schema/estate.ts";
import { estateMarkers } from "./estate-marker.ts";

const markerOf = (more: { transaction?: { id: number }; price?: { value: number } }, homesState?: "sold") =>
  estateMarkers([
    Estate.parse({
      general: {
        id: 1,
        subType: { id: 102 },
        address: { location: { latitude: 51.05, longitude: 3.72 } },
        ...more,
      },
      homesState,
    }),
  ])[0];

test.each([
  [{ transaction: { id: 1 }, price: { value: 300_000 } }, undefined, { price: 300_000, over: null }],
  [{ transaction: { id: 1 } }, undefined, { price: null, over: null }],
  [{ transaction: { id: 5 } }, undefined, { price: null, over: "sold" }],
  [{ transaction: { id: 6 } }, undefined, { price: null, over: "rented" }],
  [{ transaction: { id: 1 } }, "sold" as const, { price: null, over: "sold" }],
])("an estate of %j whose estates are %s is marked %j on the map", (more, homesState, marker) => {
  expect(markerOf(more, homesState)).toMatchObject(marker);
});
