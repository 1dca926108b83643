import { expect, test } from "vitest";
import { markerOf } from "./marker.ts";

const general = {
  id: 12,
  headType: { id: 1 },
  subType: { id: 102 },
  transaction: { id: 1 },
  address: { location: { latitude: 51.05, longitude: 3.72 } },
};

test("a marker says which estate, of what kind, and where", () => {
  const marker = { id: 12, type: 102, headType: 1, status: 1, isProject: false, lat: 51.05, lng: 3.72 };
  expect(markerOf({ general })).toEqual(marker);
  expect(markerOf({ general: { ...general, project: true, headType: null } })).toEqual({
    ...marker,
    isProject: true,
    headType: null,
  });
});

test.each([{ subType: null }, { transaction: null }, { address: null }, { address: { location: null } }])(
  "with %j there is no marker",
  (missing) => {
    expect(markerOf({ general: { ...general, ...missing } })).toBeNull();
  },
);
