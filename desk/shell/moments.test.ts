import { expect, test } from "vitest";
import { createTranslate } from "#domain/locale/translate.ts";
import type { DeskKey } from "../language/messages.ts";
import nl from "../messages/nl.json" with { type: "json" };
import { dayIn, nightsOf, saidDay, saidUntil, saidWhen } from "./moments.ts";

const speaking = {
  t: createTranslate<DeskKey>("nl", nl),
  locale: "nl",
  now: new Date("2026-11-24T23:30:00+01:00"),
} as const;

test("what came today shows its time, what came before its day", () => {
  expect(saidWhen("2026-11-24T08:12:00Z", speaking)).toBe("09:12");
  expect(saidWhen("2026-11-23T08:12:00Z", speaking)).toBe("gisteren");
  expect(saidWhen("2026-11-20T08:12:00Z", speaking)).toBe("vr 20 nov");
});

test("a deadline says its day by the clock in Brussels", () => {
  expect(saidUntil("2026-11-24T22:45:00Z", speaking)).toBe("vandaag 23:45");
  expect(saidUntil("2026-11-24T23:15:00Z", speaking)).toBe("morgen 00:15");
  expect(saidUntil("2027-01-05T09:00:00Z", speaking)).toBe("di 5 jan 2027 10:00");
});

test("today and tomorrow are called so", () => {
  expect(["2026-11-24", "2026-11-25", "2026-11-27"].map((day) => saidDay(day, speaking))).toEqual([
    "vandaag",
    "morgen",
    "vr 27 nov",
  ]);
  expect(dayIn(speaking.now, -1)).toBe("2026-11-23");
});

test("the nights of a stay are counted over the change of the clock", () => {
  expect(nightsOf("2026-03-28", "2026-03-30")).toBe(2);
});
