import { expect, test } from "vitest";
import { preferredLocale } from "./preferred-locale.ts";

const ALL = ["nl", "fr", "en", "de"] as const;

test.each([
  ["fr-BE,fr;q=0.9,nl;q=0.8", "fr"],
  ["es,de;q=0.5,en;q=0.7", "en"],
  ["NL-be", "nl"],
  ["fr;q=0,de", "de"],
  ["es, *;q=0.1", null],
  ["", null],
  [null, null],
  [";;;q=9,,,", null],
  ["en;q=0.8,nl;q=0.8", "en"],
])("a browser that says %j reads the site in %j", (header, locale) => {
  expect(preferredLocale(header, ALL)).toBe(locale);
});

test("a language that the site does not publish is passed over", () => {
  expect(preferredLocale("de,fr;q=0.5", ["nl", "fr"])).toBe("fr");
});
