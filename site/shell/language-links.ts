import { KNOWN_QUERY_NAMES } from "#domain/listing/query.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { PageHead } from "./page-head.ts";
import type { LanguageLink } from "./language-switch.tsx";

/** The same thing in each language of the site, with the same filters; a thing that a language lacks leads to its home page. */
export function languageLinks(locales: readonly Locale[], pageData: unknown, search: string): LanguageLink[] {
  const alternates = (pageData as { head?: PageHead } | undefined)?.head?.alternates ?? [];
  const filters = knownPartOf(search);
  return locales.map((locale) => {
    const same = alternates.find((other) => other.locale === locale);
    return { locale, href: same ? same.href + filters : hrefOfPage(locale, "") };
  });
}

/** A kept page is the same for every visitor: it must not repeat what only one of them asked. */
function knownPartOf(search: string): string {
  const asked = [...new URLSearchParams(search)].filter(([name]) =>
    (KNOWN_QUERY_NAMES as readonly string[]).includes(name),
  );
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : "";
}
