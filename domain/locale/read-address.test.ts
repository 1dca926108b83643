import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hrefOfScreen } from "./href.ts";
import { LOCALES } from "./locale.ts";
import { PATH_WORDS, type Screen } from "./screens.ts";
import { readAddress } from "./read-address.ts";

test("the bare site is the root, whatever its slashes", () => {
  expect(readAddress("/")).toMatchObject({ kind: "root", canonical: "/" });
  expect(readAddress("///")).toMatchObject({ kind: "root", canonical: "/" });
});

const TAILS: Record<Screen, readonly string[]> = {
  privacyStatement: [],
  termsOfUse: [],
  accessibility: [],
  favorites: [],
  compare: [],
  keepMeInformed: [],
  success: [],
  unsubscribe: ["T0k"],
  offer: ["12", "villa-te-koop", "34"],
  contact: ["12"],
  costs: ["12"],
  sendToAFriend: ["12"],
  visit: ["12", "aB9", "calendar.ics"],
  cancelAppointment: ["aB9"],
  stayRequest: ["aB9.1.x"],
  stayAnswer: ["aB9.1.x"],
  holiday: ["7"],
};

test.each(LOCALES)("every screen's own %s address is read back and needs no redirect", (locale) => {
  for (const screen of Object.keys(PATH_WORDS) as Screen[]) {
    const href = hrefOfScreen(locale, screen, ...TAILS[screen]);
    expect(readAddress(href)).toEqual({
      kind: "screen",
      locale,
      screen,
      segments: TAILS[screen],
      canonical: href,
    });
  }
});

test.each([
  ["/NL/Aanbod/12/", "/nl/aanbod/12"],
  ["//nl//aanbod///12", "/nl/aanbod/12"],
  ["/fr/aanbod/12/Villa-A-Vendre", "/fr/offre/12/villa-a-vendre"],
  ["/de/offer/12/villa/34", "/de/angebot/12/villa/34"],
  ["/de/Offer/Contact/12/", "/de/angebot/kontakt/12"],
  ["/fr/aanbod/doorsturen/12", "/fr/offre/envoyer-a-un-ami/12"],
  ["/fr/d%C3%A9claration-de-confidentialit%C3%A9", "/fr/declaration-de-confidentialite"],
  ["/de/datenschutzerkl%c3%a4rung", "/de/datenschutzerklaerung"],
  ["/en/%66avorites", "/en/favorites"],
  ["/nl/keep-me-informed/unsubscribe/AbC", "/nl/hou-me-op-de-hoogte/uitschrijven/AbC"],
  ["/nl/tenez-moi-au-courant/erfolg", "/nl/hou-me-op-de-hoogte/succes"],
  ["/en/Keep-Me-Informed/ToKeN/", "/en/keep-me-informed/ToKeN"],
  ["/en/afspraak-annuleren/XyZ", "/en/cancel-appointment/XyZ"],
  ["/EN/ajax/Estate/12/", "/en/ajax/Estate/12"],
  ["/nl/Over-Ons/", "/nl/over-ons"],
  ["/fr/%C3%A0-louer", "/fr/a-louer"],
  ["/NL/", "/nl"],
  ["/\\nl\\aanbod/12", "/nl/aanbod/12"],
])("the wrong form %s leads to %s", (wrong, right) => {
  expect(readAddress(wrong).canonical).toBe(right);
});

test("an edit link's token is no sub screen, and too many segments make a page", () => {
  expect(readAddress("/en/keep-me-informed/aB9")).toMatchObject({
    screen: "keepMeInformed",
    segments: ["aB9"],
  });
  expect(readAddress("/en/favorites/12")).toMatchObject({ kind: "page", segments: ["favorites", "12"] });
  expect(readAddress("/nl/aanbod")).toMatchObject({ kind: "page", segments: ["aanbod"] });
});

test.each([
  "/it/offerta/1",
  "/api/sites/x",
  "/nl/%E0%A4%A",
  "/nl/%00",
  "/nl/%2e%2e/x",
  "/assets/a.js",
  "/nlx",
])("%s is nothing that the languages know, and is never redirected", (pathname) => {
  expect(readAddress(pathname)).toMatchObject({ kind: "unknown", locale: null, canonical: pathname });
});

test("no path can make a redirect that leaves the site", () => {
  expect(readAddress("//evil.example/").canonical).toBe("/evil.example/");
  expect(readAddress("/\\evil.example").canonical).toBe("/evil.example");
  expect(readAddress("/nl/%2F%2Fevil.example").canonical).toBe("/nl/%2F%2Fevil.example");
});

test("whatever the path, its canonical form is a path of this site and is its own canonical form", () => {
  const words = fc.constantFrom(
    "nl",
    "FR",
    "aanbod",
    "Offer",
    "ajax",
    "..",
    "%2e",
    "%",
    "%2F",
    "\\",
    "é",
    "succes",
    "12",
  );
  const path = fc.array(fc.oneof(words, fc.string({ unit: "grapheme" })), { maxLength: 6 });
  fc.assert(
    fc.property(path, (parts) => {
      const { canonical } = readAddress(`/${parts.join("/")}`);
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(readAddress(canonical).canonical).toBe(canonical);
    }),
    { numRuns: 2000 },
  );
});
