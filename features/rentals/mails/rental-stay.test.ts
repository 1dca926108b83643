import { expect, test } from "vitest";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { MESSAGES } from "#features/messages.ts";
import { homeOfStay, SAMPLE_STAY, sampleHolidayHome } from "./rental-stay.ts";

const words = (locale: Locale) => createTranslate(locale, MESSAGES[locale]);

const home = { ...sampleHolidayHome("nl"), price: "€\u00a0915,00" };

test("mails tell the total before the price without tourist tax", () => {
  expect(homeOfStay(home, SAMPLE_STAY, words("nl")).price).toBe(
    "Totaal €\u00a0957,00 (zonder toeristenbelasting €\u00a0915,00)",
  );
});

test.each(LOCALES)("without a tourist tax, or without a price, mails in %s tell what they knew", (locale) => {
  const untaxed = { ...SAMPLE_STAY, cost: { ...SAMPLE_STAY.cost!, touristTax: 0, total: 915 } };
  expect(homeOfStay(home, untaxed, words(locale))).toBe(home);
  expect(homeOfStay(home, { ...SAMPLE_STAY, cost: null }, words(locale))).toBe(home);
});
