import { expect, test } from "vitest";
import { addressForAnyone } from "./address-for-anyone.ts";

const IN_FRENCH = { locale: "fr", href: "/fr/a-vendre" } as const;
const IN_ENGLISH = { locale: "en", href: "/en/for-sale" } as const;

test("who reads none of the languages gets the home page's choice of languages", () => {
  const estates = [
    { locale: "nl", href: "/nl" },
    { locale: "fr", href: "/fr" },
  ] as const;
  expect(addressForAnyone(estates, "nl")).toBe("/");
  expect(addressForAnyone([{ locale: "fr", href: "/fr" }], "fr")).toBe("/");
});

test("who reads none of the languages gets any other page in the site's default language, else in its first", () => {
  expect(addressForAnyone([IN_FRENCH, IN_ENGLISH], "en")).toBe("/en/for-sale");
  expect(addressForAnyone([IN_FRENCH, IN_ENGLISH], "nl")).toBe("/fr/a-vendre");
  expect(addressForAnyone([], "nl")).toBeNull();
});
