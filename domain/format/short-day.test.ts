import { expect, test } from "vitest";
import { formatLongDay, formatShortDay } from "./short-day.ts";

test.each([
  ["nl", "do 12 feb", "donderdag 12 februari"],
  ["fr", "jeu. 12 févr.", "jeudi 12 février"],
  ["en", "Thu 12 Feb", "Thursday 12 February"],
  ["de", "Do., 12. Feb.", "Donnerstag, 12. Februar"],
] as const)("a day is written with its weekday as %s writes it", (locale, short, long) => {
  expect([formatShortDay("2026-02-12", locale), formatLongDay("2026-02-12", locale)]).toEqual([short, long]);
});

test("a day of another year names the year", () => {
  expect(formatShortDay("2026-02-12", "nl", "2026-12-31")).toBe("do 12 feb");
  expect(formatShortDay("2027-02-12", "nl", "2026-12-31")).toBe("vr 12 feb 2027");
});

test("the first of a month is written as French writes it", () => {
  expect([formatShortDay("2027-01-01", "fr"), formatLongDay("2027-01-01", "fr")]).toEqual([
    "ven. 1er janv.",
    "vendredi 1er janvier",
  ]);
  expect(formatLongDay("2027-01-11", "fr")).toBe("lundi 11 janvier");
});
