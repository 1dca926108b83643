import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Say } from "#words/words.ts";
import type { MenuLink } from "./shell-view.ts";

const STATEMENTS = ["privacyStatement", "termsOfUse", "accessibility"] as const;

/** The agency's legal links, and after them the statements that it does not link to itself. */
export function legalLinks(own: readonly MenuLink[], locale: Locale, say: Say): MenuLink[] {
  const linked = new Set(own.map(({ href }) => href));
  const others = STATEMENTS.map((screen, at) => ({
    // Menu items of an agency's count from 1.
    id: -1 - at,
    label: { text: say(`statements.${screen}`), locale },
    href: hrefOfScreen(locale, screen),
    children: [],
  }));
  return [...own, ...others.filter(({ href }) => !linked.has(href))];
}
