import { expect, test } from "vitest";
import { placesByName } from "./places-by-name.ts";

const names = (words: string) => placesByName(words, "nl").map(({ name }) => name);

test("a town is named with its municipality, which comes first where both are meant", () => {
  expect(names("gentbrug")).toEqual(["Gentbrugge (Gent)"]);
  expect(names("gent")[0]).toBe("Gent");
});

test("a name in another language is known too", () => {
  expect(names("Anvers")).toEqual(["Antwerpen"]);
});

test("a postcode is its municipality", () => {
  expect(names("9050")).toEqual(["9050 Gent"]);
});

test("nothing means no place", () => {
  expect([names(""), names("  "), names("xyzzy")]).toEqual([[], [], []]);
});
