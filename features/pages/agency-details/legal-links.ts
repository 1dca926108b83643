import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { MenuLink } from "../shell-view.ts";

const STATEMENTS = ["privacyStatement", "termsOfUse", "accessibility"] as const;
/** Where the imprint stands on the terms of use. */
const IMPRINT = "#imprint";

/** The agency's legal links, and after them the imprint and the statements that it does not link to itself. */
export function legalLinks(own: readonly MenuLink[], locale: Locale, t: Translate): MenuLink[] {
  const linked = new Set(own.map(({ href }) => href));
  const others = STATEMENTS.map((screen, at) => ({
    // Menu items of an agency's count from 1.
    id: -1 - at,
    label: { text: t(`statements.${screen}`), locale },
    href: hrefOfScreen(locale, screen),
    children: [],
  }));
  const imprint = {
    id: -1 - STATEMENTS.length,
    label: { text: t("imprint.link"), locale },
    href: hrefOfScreen(locale, "termsOfUse") + IMPRINT,
    children: [],
  };
  return [...own, ...[imprint, ...others].filter(({ href }) => !linked.has(href))];
}
