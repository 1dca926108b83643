import { expect, test } from "vitest";
import { hrefOf, hrefOfAjax, hrefOfEstateShort, hrefOfPage, hrefOfScreen, type Route } from "./href.ts";
import { LOCALES, type Locale } from "./locale.ts";
import { PATH_WORDS, type Screen } from "./screens.ts";

test.each<[Route, string]>([
  [{ type: "privacyStatement" }, "/en/privacy-statement"],
  [{ type: "termsOfUse" }, "/en/terms-of-use"],
  [{ type: "favorites" }, "/en/favorites"],
  [{ type: "keepMeInformed" }, "/en/keep-me-informed"],
  [{ type: "success" }, "/en/keep-me-informed/success"],
  [{ type: "unsubscribe", token: "aB-9" }, "/en/keep-me-informed/unsubscribe/aB-9"],
  [{ type: "editSubscriptions", token: "aB-9" }, "/en/keep-me-informed/aB-9"],
  [{ type: "estate", id: 12 }, "/en/offer/12"],
  [{ type: "estate", id: 12, slug: "villa-for-sale" }, "/en/offer/12/villa-for-sale"],
  [{ type: "projectUnit", id: 12, slug: "the-docks", unitId: 34 }, "/en/offer/12/the-docks/34"],
  [{ type: "cancelAppointment", appointmentId: "x7Q" }, "/en/cancel-appointment/x7Q"],
  [{ type: "rentalUnit", rentalUnitId: 7 }, "/en/holiday/7"],
])("the route %j has its English address %s", (route, href) => {
  expect(hrefOf(route, "en")).toBe(href);
});

test.each<[Locale, string]>([
  ["nl", "/nl/hou-me-op-de-hoogte/uitschrijven/T0k"],
  ["fr", "/fr/tenez-moi-au-courant/desinscription/T0k"],
  ["en", "/en/keep-me-informed/unsubscribe/T0k"],
  ["de", "/de/halten-sie-mich-auf-dem-laufenden/abmelden/T0k"],
])("a %s visitor unsubscribes at %s", (locale, href) => {
  expect(hrefOfScreen(locale, "unsubscribe", "T0k")).toBe(href);
});

test.each(LOCALES)("every screen has an address of its own in %s", (locale) => {
  const hrefs = (Object.keys(PATH_WORDS) as Screen[]).map((screen) => hrefOfScreen(locale, screen));
  expect(new Set(hrefs).size).toBe(Object.keys(PATH_WORDS).length);
  for (const href of hrefs) expect(href).toMatch(new RegExp(`^/${locale}(/[a-z-]+)+$`));
});

test("a route type that nobody knows leads to the front door", () => {
  expect(hrefOf({ type: "casino" }, "nl")).toBe("/");
  expect(hrefOf({ type: "toString" }, "nl")).toBe("/");
});

test("the agency's pages and the answers for scripts stand under the language", () => {
  expect(hrefOfPage("nl", "")).toBe("/nl");
  expect(hrefOfPage("nl", "/over-ons//team/")).toBe("/nl/over-ons/team");
  expect(hrefOfAjax("de", "estate", 12)).toBe("/de/ajax/estate/12");
  expect(hrefOfEstateShort("nl", 12)).toBe("/nl/aanbod/12");
});

test("what a token holds can't leave its segment", () => {
  expect(hrefOfScreen("nl", "unsubscribe", "../a b?c#d")).toBe(
    "/nl/hou-me-op-de-hoogte/uitschrijven/..%2Fa%20b%3Fc%23d",
  );
  expect(hrefOfScreen("nl", "keepMeInformed", "\ud800")).toBe("/nl/hou-me-op-de-hoogte/%EF%BF%BD");
});
