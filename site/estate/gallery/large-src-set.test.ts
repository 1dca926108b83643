import { expect, test } from "vitest";
import { largeSrcSet } from "./large-src-set.ts";

test.each([
  [
    "/media/0f/gallery-2400",
    2400,
    1600,
    "/media/0f/gallery-800 800w, /media/0f/gallery-1600 1600w, /media/0f/gallery-2400 2400w",
  ],
  [
    "/media/0f/gallery-2400",
    1600,
    2400,
    "/media/0f/gallery-800 533w, /media/0f/gallery-1600 1067w, /media/0f/gallery-2400 1600w",
  ],
  ["/media/0f/gallery-2400", 1000, 700, "/media/0f/gallery-800 800w, /media/0f/gallery-1600 1000w"],
  ["/media/0f/gallery-2400", 640, 480, "/media/0f/gallery-800 640w"],
  ["https://cdn.example/media/0f/gallery-2400", 640, 480, "https://cdn.example/media/0f/gallery-800 640w"],
  [
    "/rental-units/assets/12/large",
    900,
    600,
    "/rental-units/assets/12/gallery-800 800w, /rental-units/assets/12/gallery-1600 900w",
  ],
  ["/media/0f/card-760", 760, 500, undefined],
])("%s of %d×%d comes in its sizes", (href, width, height, sizes) => {
  expect(largeSrcSet(href, { width, height })).toBe(sizes);
});
