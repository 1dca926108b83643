import { expect, test } from "vitest";
import type { Site } from "#features/site/schema/site.ts";
import { createPageKeys } from "./page-key.ts";

const SITE = { id: "huyzen", locales: ["nl", "fr"], defaultLocale: "nl" } as unknown as Site;
const OTHER = { ...SITE, id: "zilt" };

const keyOf = (target: string, site = SITE, acceptLanguage?: string) =>
  createPageKeys().of(target, site, acceptLanguage);

test("a page has one key on each site, however often it is asked for", () => {
  const keys = createPageKeys();
  for (let ask = 0; ask < 2; ask += 1) {
    expect(keys.of("/nl/te-koop", SITE, "fr")).toEqual({ text: "huyzen /nl/te-koop", isShortened: false });
    expect(keys.of("/nl/te-koop", OTHER, "fr")).toEqual({ text: "zilt /nl/te-koop", isShortened: false });
    expect(keys.of("/nl/favorieten", SITE, "fr")).toBeNull();
  }
});

test("names that make no other page are left out, and it shows that they were", () => {
  expect(keyOf("/nl/te-koop?utm_source=x&city=1")).toEqual({
    text: "huyzen /nl/te-koop?city=1",
    isShortened: true,
  });
  expect(keyOf("/nl/te-koop?city=1")).toEqual({ text: "huyzen /nl/te-koop?city=1", isShortened: false });
});

test.each([
  ["fr-BE,nl;q=0.5", "fr"],
  ["de", "nl"],
  [undefined, "nl"],
])("the address that leads on has one page for each language: %s gets %s", (acceptLanguage, locale) => {
  const keys = createPageKeys();
  for (let ask = 0; ask < 2; ask += 1) {
    expect(keys.of("/", SITE, acceptLanguage)?.text).toBe(`huyzen / ${locale}`);
    expect(keys.of("/?utm_source=x", SITE, acceptLanguage)?.text).toBe(`huyzen / ${locale}`);
  }
});

test("a site that got another language leads on to it at once", () => {
  const keys = createPageKeys();
  expect(keys.of("/", SITE, "de")?.text).toBe("huyzen / nl");
  expect(keys.of("/", { ...SITE, locales: ["nl", "de"] }, "de")?.text).toBe("huyzen / de");
});

test("a flood of addresses is forgotten, and the next ones get their keys as before", () => {
  const keys = createPageKeys();
  for (let page = 0; page < 6_000; page += 1) keys.of(`/nl/te-koop?page=${page}`, SITE, "nl");
  expect(keys.of("/nl/te-koop?page=1", SITE, "nl")?.text).toBe("huyzen /nl/te-koop?page=1");
});
