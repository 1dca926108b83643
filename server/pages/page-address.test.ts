import { expect, test } from "vitest";
import { cachedPageAddress } from "./page-address.ts";

test.each([
  ["/nl/te-koop", "/nl/te-koop"],
  ["/nl/te-koop?city=2&city=1", "/nl/te-koop?city=2&city=1"],
  ["/nl/te-koop?type=3&city=1", "/nl/te-koop?city=1&type=3"],
  ["/nl/te-koop?utm_source=x&city=1&gclid=9", "/nl/te-koop?city=1"],
  ["/nl/te-koop?utm_source=x", "/nl/te-koop"],
  ["/nl/contact?sent=contact&utm_source=x", "/nl/contact?sent=contact"],
  ["/nl/contact?subject=Schatting", "/nl/contact?subject=Schatting"],
  ["/nl/aanbod/contact/12", "/nl/aanbod/contact/12"],
  ["/nl/te-koop?_routes=nl.page", "/nl/te-koop"],
  ["/fr/caf%C3%A9", "/fr/caf%C3%A9"],
  ["/wp-login.php", "/wp-login.php"],
  ["/", "/"],
])("%s is cached as %s", (target, address) => {
  expect(cachedPageAddress(target)).toBe(address);
});

test.each([
  "/nl/favorieten",
  "/NL/Favorieten",
  "/de/favoriten/",
  "/nl/f%61vorieten",
  "/%6El/favorieten",
  "//nl/favorieten",
  "/x/../nl/favorieten",
  "/x/%2e%2e/nl/favorieten",
  "/nl\\favorieten",
  "/nl/./favorieten",
  "/en/keep-me-informed/aB9",
  "/en/cancel-appointment/12",
  "/en/ajax/search-city?q=gent",
  "/api/sites/huyzen",
  "/media/x.avif",
  "/assets/gone.js",
  "/_mail",
  "/_blocks",
  "/nl/%ff",
])("%s is never cached", (target) => {
  expect(cachedPageAddress(target)).toBeNull();
});

test("an address without end is never cached", () => {
  expect(cachedPageAddress(`/nl/${"a".repeat(3_000)}`)).toBeNull();
});
