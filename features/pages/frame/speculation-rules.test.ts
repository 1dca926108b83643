import { expect, test } from "vitest";
import { speculationRules } from "./speculation-rules.ts";

type Rules = {
  readonly prefetch: ReadonlyArray<{
    readonly where: {
      readonly and: readonly [unknown, { readonly not: { readonly href_matches: string[] } }];
    };
  }>;
};

/** The patterns of what is not fetched ahead on a page in French. */
function excluded(): URLPattern[] {
  const { prefetch } = JSON.parse(speculationRules("fr")) as Rules;
  return prefetch[0]!.where.and[1].not.href_matches.map((path) => new URLPattern(path, "http://localhost"));
}

const isFetchedAhead = (path: string) =>
  !excluded().some((pattern) => pattern.test(`http://localhost${path}`));

test.each(["/fr", "/fr/a-vendre?page=2", "/fr/offre/12/maison", "/fr/declaration-de-confidentialite"])(
  "%s is fetched ahead",
  (path) => {
    expect(isFetchedAhead(path)).toBe(true);
  },
);

test.each([
  "/fr/favoris",
  "/fr/favoris?ids=1",
  "/fr/ajax/search-city?q=a",
  "/fr/offre/12/calendar.ics",
  "/fr/vacances/12/calendar.ics",
  "/fr/tenez-moi-au-courant/a1b2c3",
  "/fr/annuler-un-rendez-vous/a1b2c3",
  "/api/docs",
  "/media/a/wide-1440",
  "/rental-units/assets/5/gallery-2400",
])("%s waits until it is followed", (path) => {
  expect(isFetchedAhead(path)).toBe(false);
});
