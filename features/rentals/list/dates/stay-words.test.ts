import { expect, test } from "vitest";
import { createTranslate } from "#domain/locale/translate.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { readWantedStay } from "#domain/rental/wanted-stay.ts";
import { MESSAGES } from "#features/messages.ts";
import { stayInWords, wantedInWords, windowInWords } from "./stay-words.ts";

const words = (locale: Locale) => ({ locale, t: createTranslate(locale, MESSAGES[locale]) });
const read = (query: string) => readWantedStay(new URLSearchParams(query));
const AUGUST = "length=week&within=2027-08";
const DAYS = "arrival=2027-08-07&departure=2027-08-14";

test.each([
  [AUGUST, "7 nachten tussen 1 en 31 augustus"],
  [`${AUGUST}&flexible=3`, "7 nachten tussen 29 juli en 3 september"],
  ["length=weekend&within=2027-02", "2 tot 3 nachten tussen 1 en 28 februari"],
  [DAYS, "7 nachten, van 7 tot 14 augustus"],
  [`${DAYS}&flexible=3`, "7 nachten, aankomst tussen 4 en 10 augustus"],
  ["arrival=2027-08-07", "aankomst op 7 augustus"],
  ["persons=4", null],
])("%s is told as %s", (query, text) => {
  expect(windowInWords(read(query), words("nl"))).toBe(text);
});

test.each([
  ["fr", "7 nuits entre le 1er et le 31 août"],
  ["en", "7 nights between 1 and 31 August"],
  ["de", "7 Nächte zwischen dem 1. und dem 31. August"],
] as const)("in %s too", (locale, text) => {
  expect(windowInWords(read(AUGUST), words(locale))).toBe(text);
});

test("a month of another year says which", () => {
  expect(wantedInWords(read(AUGUST), "2026-11-23", words("nl"))).toBe("Een week in augustus 2027");
  expect(wantedInWords(read(`${AUGUST}&flexible=3`), "2027-01-02", words("nl"))).toBe(
    "Een week in augustus, ± 3 dagen",
  );
});

test("a stay names its days of the week", () => {
  const stay = { start: "2027-07-31", end: "2027-08-07" };
  expect(stayInWords(stay, words("nl"))).toBe("za 31 juli – za 7 augustus");
  expect(wantedInWords(read(DAYS), "2027-01-02", words("de"))).toBe("Sa 7. – Sa 14. August");
});
