import { expect, test } from "vitest";
import { isOverlap, paddingOf } from "./room-for-pins.ts";

const WINDOW = { windowHeight: 900, foot: 48 };

test("what was found is brought into the part of the map that the window shows", () => {
  expect(paddingOf({ top: 24, bottom: 876 }, WINDOW).bottom).toBe(48);
  expect(paddingOf({ top: 324, bottom: 1_176 }, WINDOW).bottom).toBe(48 + 276);
});

test("a map that lies below the window keeps half of its height", () => {
  expect(paddingOf({ top: 1_000, bottom: 1_800 }, WINDOW).bottom).toBe(48 + 400);
});

test("a pin beside a control is no pin under it", () => {
  const control = { left: 300, right: 340, top: 10, bottom: 90 };
  expect(isOverlap(control, { left: 340, right: 380, top: 20, bottom: 50 })).toBe(false);
  expect(isOverlap(control, { left: 330, right: 380, top: 20, bottom: 50 })).toBe(true);
});
