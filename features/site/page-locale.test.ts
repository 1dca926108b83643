import { expect, test } from "vitest";
import { pageLocale, localeOf } from "./page-locale.ts";

test.each([
  ["/de", "de"],
  ["/en/for-rent", "en"],
  ["/es/aanbod", "nl"],
  ["/", "nl"],
])("while no site is known, %s is answered in %s", (pathname, locale) => {
  expect(localeOf(pathname)).toBe(locale);
});

test("a language that a site does not publish is answered in the site's own", () => {
  expect(pageLocale("/de/angebot", { locales: ["fr", "nl"], defaultLocale: "fr" })).toBe("fr");
});
