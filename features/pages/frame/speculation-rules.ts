import type { Locale } from "#domain/locale/locale.ts";
import { PATH_WORDS, PERSONAL_SCREENS } from "#domain/locale/screens.ts";
import { inlineJson } from "#platform/render/inline-json.ts";

/** Files, and answers for scripts. */
const NO_PAGES = ["/api/*", "/media/*", "/rental-units/*", "/*/ajax/*", "/*.ics"];

/** Links that show other forms of the same page or more of it, that lead to a place on it, or that open beside it. */
const NOT_FOLLOWED = '[data-keep-scroll],[data-next-page],[rel~=nofollow],[href^="#"],[target],[download]';

/**
 * What browsers fetch ahead while a visitor points at a link: pages of this site. Browsers read it from a script of the type
 * `speculationrules` (https://wicg.github.io/nav-speculation/speculation-rules.html).
 */
export function speculationRules(locale: Locale): string {
  // With what lies below each: a link of a mail.
  const personal = PERSONAL_SCREENS.map((screen) => `/${locale}/${PATH_WORDS[screen][locale]}{/*}?`);
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: [...NO_PAGES, ...personal] } },
      { not: { selector_matches: NOT_FOLLOWED } },
    ],
  };
  return inlineJson({ prefetch: [{ where, eagerness: "moderate" }] });
}
