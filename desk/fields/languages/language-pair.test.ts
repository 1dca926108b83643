import { expect, test } from "vitest";
import { pairOf, translatedFrom, translatedInto } from "./language-pair.ts";

test("somebody translates from their own language first, into the next one of the site", () => {
  expect(pairOf(["nl", "fr", "en"], "nl", null)).toEqual({ from: "nl", into: "fr" });
  expect(pairOf(["nl", "fr", "en"], "fr", null)).toEqual({ from: "fr", into: "nl" });
});

test("what was chosen before holds, unless the site has that language no more", () => {
  expect(pairOf(["nl", "fr", "en"], "nl", { from: "fr", into: "en" })).toEqual({ from: "fr", into: "en" });
  expect(pairOf(["nl", "fr"], "nl", { from: "de", into: "en" })).toEqual({ from: "nl", into: "fr" });
  expect(pairOf(["nl", "fr"], "nl", { from: "fr", into: "fr" })).toEqual({ from: "fr", into: "nl" });
});

test("a language never stands beside itself: choosing the other one swaps both", () => {
  const pair = { from: "nl", into: "fr" } as const;
  expect(translatedFrom(pair, "fr")).toEqual({ from: "fr", into: "nl" });
  expect(translatedFrom(pair, "en")).toEqual({ from: "en", into: "fr" });
  expect(translatedInto(pair, "nl")).toEqual({ from: "fr", into: "nl" });
  expect(translatedInto(pair, "de")).toEqual({ from: "nl", into: "de" });
});
