import { expect, test } from "vitest";
import { Estate } from "../schema/estate.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";
import { mailEstateOf } from "./mail-estate.ts";

const priceIn = (general: object, rest: object = {}) =>
  mailEstateOf(Estate.parse({ general: { id: 1, ...general }, ...rest }), "nl", siteTranslate("nl", {}))
    .price;

test.each([
  [{ price: { value: 950, period: { name: { nl: "maand" } } } }, "€\u00a0950,00 / maand"],
  [{ price: { value: 950, period: { name: { nl: "per maand" } } } }, "€\u00a0950,00 / maand"],
  [{ price: { priceFrom: 297_500 } }, "vanaf €\u00a0297.500,00"],
  [
    { transaction: { id: 11 }, price: { value: 60_000, annuity: 850 } },
    "boeket €\u00a060.000,00 + €\u00a0850,00 per maand",
  ],
  [{ price: null }, null],
])("a mail tells %j as %o", (general, told) => {
  expect(priceIn(general)).toBe(told);
});

test("a price under VAT is told in person, not in a mail", () => {
  expect(
    priceIn({ price: { value: 389_000 } }, { property: { financial: { vat_regime: true } } }),
  ).toBeNull();
});

const listing = (general: object) => Estate.parse({ general: { id: 12, ...general } });
const inEach = (general: object) =>
  LOCALES.map((locale) => mailEstateOf(listing(general), locale, siteTranslate(locale, {})));

test.each([
  [5, ["Verkocht", "Vendu", "Sold", "Verkauft"]],
  [6, ["Verhuurd", "Loué", "Rented", "Vermietet"]],
  [7, ["In optie", "Sous option", "Under option", "Reserviert"]],
  [8, ["In optie", "Sous option", "Under option", "Reserviert"]],
])("a mail says what became of a listing of transaction %i, whatever its sticker", (id, words) => {
  const sticker = { id: 3, name: { nl: "Nieuw" } };
  expect(inEach({ transaction: { id }, sticker }).map(({ state }) => state)).toEqual(words);
});

test("a listing that can be had says nothing about it", () => {
  expect(mailEstateOf(listing({ transaction: { id: 1 } }), "nl", siteTranslate("nl", {})).state).toBeNull();
});

const rent = (period: object | null) => ({ transaction: { id: 2 }, price: { value: 950, period } });

test("a rent is by the month in a mail too, or by what its agency says", () => {
  expect(inEach(rent(null)).map(({ price }) => price?.replaceAll("\u00a0", " "))).toEqual([
    "€ 950,00 / maand",
    "€ 950,00 / mois",
    "€ 950,00 / month",
    "€ 950,00 / Monat",
  ]);
  const named = (nl: string) =>
    mailEstateOf(listing(rent({ name: { nl } })), "nl", siteTranslate("nl", {})).price;
  expect([named("week"), named("per week")]).toEqual(["€\u00a0950,00 / week", "€\u00a0950,00 / week"]);
});
