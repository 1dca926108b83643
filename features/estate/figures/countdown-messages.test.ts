import { expect, test } from "vitest";
import { createTranslate } from "#domain/locale/translate.ts";
import { countdownMessages, formatTimeLeft } from "./countdown-messages.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl, fr } = MESSAGES;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [12 * DAY + 3 * HOUR, "nog 12 dagen"],
  [2 * DAY, "nog 2 dagen"],
  [2 * DAY - 1, "nog 47 uur"],
  [2 * HOUR, "nog 2 uur"],
  [2 * HOUR - 1, "nog 120 minuten"],
  [MINUTE + 1, "nog 2 minuten"],
  [MINUTE, "nog 1 minuut"],
  [1, "nog 1 minuut"],
  [0, "voorbij"],
  [-DAY, "voorbij"],
])("%i ms before a sale it says %j", (left, text) => {
  expect(formatTimeLeft(countdownMessages(createTranslate("nl", nl)), left)).toBe(text);
});

test("a countdown in French speaks French", () => {
  expect(formatTimeLeft(countdownMessages(createTranslate("fr", fr)), 3 * DAY)).toMatch(/3 jours/);
});
