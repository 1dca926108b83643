import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";
import { type AgreementKind, standardAgreement } from "./standard-agreement.ts";

const PARTY = {
  site: "Huyzen",
  agency: "Huyzen bv",
  address: "Kouter 1, 9000 Gent",
  email: "info@huyzen.example",
  phone: "+32 9 000 00 00",
  months: "18",
};
const KINDS: readonly AgreementKind[] = ["privacy", "terms", "accessibility"];

test.each(LOCALES)("every statement in %s names the site and has no gap left", (locale) => {
  for (const kind of KINDS) {
    const text = standardAgreement(kind, locale, PARTY);
    expect(text).toContain("Huyzen");
    expect(text).toContain("info@huyzen.example");
    expect(text).not.toMatch(/[{}]|undefined/);
  }
});

test.each(LOCALES)(
  "the privacy statement in %s says who answers for it, what a browser keeps, and where to complain",
  (locale) => {
    const text = standardAgreement("privacy", locale, PARTY);
    expect(text).toContain("**Huyzen bv**, Kouter 1, 9000 Gent");
    expect(text).toContain("gevel_popup_");
    for (const kept of ["gevel_favorites", "gevel_notes", "gevel_place", "gevel_costs"])
      expect(text).toContain(kept);
    expect(text).toMatch(/\]\(https:\/\/www\.[a-z]+\.be\)/);
  },
);

test.each(LOCALES)(
  "the privacy statement in %s says on which grounds, and when the site's own term ends",
  (locale) => {
    const text = standardAgreement("privacy", locale, PARTY);
    expect(text).toMatch(/18 (maanden|mois|months|Monaten)/);
    for (const ground of ["a", "b", "f"])
      expect(text).toMatch(new RegExp(`(lid 1, |point |6\\(1\\)\\(|Buchstabe )${ground}\\b`));
    expect(text).toMatch(/\b15\b.*\b21\b/);
  },
);

const chapters = (kind: AgreementKind, locale: (typeof LOCALES)[number]) =>
  standardAgreement(kind, locale, PARTY).match(/^## /gm)?.length;

test("each language has as many chapters as Dutch", () => {
  for (const kind of KINDS) {
    expect(LOCALES.map((locale) => chapters(kind, locale))).toEqual(LOCALES.map(() => chapters(kind, "nl")));
  }
});
