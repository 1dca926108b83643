import { expect, test } from "vitest";
import { pageLocale } from "./page-locale.ts";

test("a language that a site does not publish is answered in the site's own", () => {
  expect(pageLocale("/de/angebot", { locales: ["fr", "nl"], defaultLocale: "fr" })).toBe("fr");
});
