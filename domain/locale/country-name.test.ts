import { expect, test } from "vitest";
import { countryName, isCountryCode } from "./country-name.ts";
import { LOCALES } from "./locale.ts";

test.each([
  ["FR", ["Frankrijk", "France", "France", "Frankreich"]],
  ["BE", ["België", "Belgique", "Belgium", "Belgien"]],
  ["ES", ["Spanje", "Espagne", "Spain", "Spanien"]],
  ["UK", ["Verenigd Koninkrijk", "Royaume-Uni", "United Kingdom", "Vereinigtes Königreich"]],
  ["GB", ["Verenigd Koninkrijk", "Royaume-Uni", "United Kingdom", "Vereinigtes Königreich"]],
  ["UNKNOWN", ["Onbekend", "Inconnu", "Unknown", "Unbekannt"]],
  ["ZZ", ["Onbekend", "Inconnu", "Unknown", "Unbekannt"]],
])("%s is called %j in the four languages", (code, names) => {
  expect(LOCALES.map((locale) => countryName(code, locale))).toEqual(names);
});

test.each(["XX", "fr", "FRA", "", "#FR", "constructor"])("nobody knows a country %j", (code) => {
  expect(countryName(code, "nl")).toBeNull();
});

test.each([
  ["FR", true],
  ["UK", true],
  ["XK", true],
  ["XX", false],
  ["XA", false],
  ["ZZ", false],
  ["UNKNOWN", false],
  ["FRA", false],
])("that %s is a country's code is %s", (code, isOne) => {
  expect(isCountryCode(code)).toBe(isOne);
});
