import { expect, test } from "vitest";
import { largePicture } from "./large-picture.ts";

const large = (width: number | null, height: number | null) =>
  largePicture({ width, height }, (side) => `/p-${side}`);

test.each([
  [3000, 2000, "/p-800 800w, /p-1600 1600w, /p-2400 2400w", 2400, 1600],
  [3000, 6000, "/p-800 400w, /p-1600 800w, /p-2400 1200w", 1200, 2400],
  [1520, 1000, "/p-800 800w, /p-1600 1520w", 1520, 1000],
  [640, 480, "/p-800 640w", 640, 480],
])("a screen finds the smallest form of %i by %i pixels that fills it", (width, height, srcSet, ...whole) => {
  expect(large(width, height)).toEqual({ href: "/p-2400", srcSet, width: whole[0], height: whole[1] });
});

test("a picture that nobody measured opens in a usual ratio", () => {
  expect(large(null, null)).toMatchObject({ width: 1520, height: 1000 });
});
