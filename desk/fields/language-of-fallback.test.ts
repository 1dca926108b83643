import { expect, test } from "vitest";
import { fallbackOf, localesInOrder, missingIn } from "./language-of-fallback.ts";

const TITLE = { nl: "Rijwoning", fr: " " };

test("who reads French sees the Dutch title where there is no French one", () => {
  expect(fallbackOf(TITLE, "fr")).toEqual({ text: "Rijwoning", locale: "nl" });
  expect([fallbackOf(TITLE, "nl"), fallbackOf(null, "fr"), fallbackOf({}, "fr")]).toEqual([null, null, null]);
});

test("a site of Brussels that writes French alone has French before Dutch's place", () => {
  expect(fallbackOf({ fr: "Maison" }, "nl")).toEqual({ text: "Maison", locale: "fr" });
});

test("a language counts what it lacks of what others say", () => {
  const texts = [TITLE, { nl: "Beschrijving", fr: "Description" }, {}];
  expect(missingIn(texts, "fr")).toEqual({ missing: 1, isEmpty: false, written: 2 });
  expect(missingIn(texts, "nl")).toEqual({ missing: 0, isEmpty: false, written: 2 });
  expect(missingIn(texts, "de")).toEqual({ missing: 2, isEmpty: true, written: 2 });
});

test("the language that others fall back to comes first", () => {
  expect(localesInOrder(["en", "fr", "nl"])).toEqual(["nl", "fr", "en"]);
  expect(localesInOrder(["de", "fr"])).toEqual(["fr", "de"]);
});
