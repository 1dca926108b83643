import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "./locale.ts";
import { foldForAddress, slugify } from "./slug.ts";

test.each<[string, Locale, string]>([
  ["Été à la mer", "fr", "ete-a-la-mer"],
  ["Großer Weg", "de", "grosser-weg"],
  ["STRAẞE", "de", "strasse"],
  ["Sœurs Noires", "fr", "soeurs-noires"],
  ["Aachener Tör über Ähren", "de", "aachener-toer-ueber-aehren"],
  ["Zoë's büro", "nl", "zoe-s-buro"],
  ["o\u0308ffnung", "de", "oeffnung"],
  ["'s-Gravenstraat 12A", "nl", "s-gravenstraat-12a"],
  ["Rue de l'Église, 4/6", "fr", "rue-de-l-eglise-4-6"],
  ["Ĳzerlaan ½", "nl", "ijzerlaan-1-2"],
  ["  --Kouter__9000--  ", "nl", "kouter-9000"],
  ["Łódź Đakovo Ørsted", "en", "lodz-dakovo-orsted"],
])("the words %j become in %s the slug %s", (words, locale, slug) => {
  expect(slugify([words], locale)).toBe(slug);
});

test("parts that are missing or blank leave no trace in a slug", () => {
  expect(slugify(["Villa", null, "", undefined, " - ", "9000", "Gent"], "nl")).toBe("villa-9000-gent");
});

test("a thing without a single readable word still has a slug in its language", () => {
  expect(LOCALES.map((locale) => slugify([null, "!!!", "北京"], locale))).toEqual([
    "pand",
    "bien",
    "property",
    "immobilie",
  ]);
});

test("a very long title is cut between two words", () => {
  const slug = slugify(["woning ".repeat(400)], "nl");
  expect(slug).toMatch(/^(woning-)+woning$/);
  expect(slug.length).toBeLessThanOrEqual(150);
  expect(slugify(["x".repeat(400)], "nl")).toHaveLength(150);
});

test("whatever the words, a slug is letters, digits and single dashes, and slugifying it again changes nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme" }), { maxLength: 5 }),
      fc.constantFrom(...LOCALES),
      (parts, locale) => {
        const slug = slugify(parts, locale);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugify([slug], locale)).toBe(slug);
      },
    ),
  );
});

test("folding keeps everything that is no letter", () => {
  expect(foldForAddress("À LOUER / été", "fr")).toBe("a louer / ete");
});
