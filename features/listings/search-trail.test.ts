import { expect, test } from "vitest";
import { readTrail, trailAround } from "./search-trail.ts";

const trail = {
  listHref: "/nl/te-koop?city=1",
  hrefs: ["/nl/aanbod/1/a", "/nl/aanbod/2/b", "/nl/aanbod/3/c"],
};

test("a trail is read back as it was written", () => {
  expect(readTrail({ trail })).toEqual(trail);
});

test.each([
  null,
  undefined,
  "x",
  {},
  { trail: null },
  { trail: { ...trail, hrefs: "x" } },
  { trail: { ...trail, listHref: "https://evil.example" } },
  { trail: { ...trail, hrefs: ["//evil.example"] } },
  { trail: { ...trail, hrefs: ["javascript:alert(1)"] } },
])("anything else in the history is no trail: %o", (state) => {
  expect(readTrail(state)).toBe(null);
});

test("of a long list, only what is near an estate goes along", () => {
  const hrefs = Array.from({ length: 200 }, (_, at) => `/nl/aanbod/${at}/x`);
  const near = trailAround({ listHref: "/nl/te-koop", hrefs }, "/nl/aanbod/100/x");
  expect(near?.hrefs.at(0)).toBe("/nl/aanbod/70/x");
  expect(near?.hrefs.at(-1)).toBe("/nl/aanbod/130/x");
  expect(trailAround(trail, "/nl/aanbod/9/z")).toBe(null);
});
