import { expect, test } from "vitest";
import { titleOfRental } from "./rental-title.ts";

const general = {
  subKind: { name: { nl: "Appartement", fr: "Appartement", en: "Apartment" } },
  city: { name: "Oostende", alias: { en: "Ostend" } },
  building: { name: "Neptunus" },
};

test("a unit goes by its title, in the language or the nearest to it", () => {
  const titled = { general: { ...general, title: { nl: "Met de voeten in het zand" } } };
  expect(titleOfRental(titled, "fr")).toEqual({ text: "Met de voeten in het zand", locale: "nl" });
});

test.each([
  ["what it is, its residence and its city", {}, "Apartment Neptunus, Ostend"],
  ["what it is and its city, where the residence is hidden", { building: null }, "Apartment, Ostend"],
  ["its city alone", { building: null, subKind: null }, "Ostend"],
  ["a holiday home, where nothing is known", { building: null, subKind: null, city: null }, "Holiday home"],
])("without a title by %s", (_what, change, text) => {
  expect(titleOfRental({ general: { ...general, ...change } }, "en")).toEqual({ text, locale: "en" });
});
