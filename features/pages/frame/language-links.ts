import { KNOWN_QUERY_NAMES } from "#domain/listing/query.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { RENTAL_QUERY_NAMES } from "#domain/rental/rental-query.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { LanguageLink } from "./language-switch.tsx";

const KEPT = new Set<string>([...KNOWN_QUERY_NAMES, ...RENTAL_QUERY_NAMES]);

/** The same thing in each language of the site, with the same filters; where a language lacks it, what is nearest. */
export function languageLinks(locales: readonly Locale[], pageData: unknown, search: string): LanguageLink[] {
  const head = (pageData as { head?: PageHead } | undefined)?.head;
  const filters = knownPartOf(search);
  return locales.map((locale) => {
    const same = head?.alternates.find((other) => other.locale === locale);
    if (same) return { locale, href: same.href + filters, isElsewhere: false };
    const nearest = head?.nearest?.find((other) => other.locale === locale);
    return { locale, href: nearest?.href ?? hrefOfPage(locale, ""), isElsewhere: head !== undefined };
  });
}

/** A kept page is the same for every visitor: it must not repeat what only one of them asked. */
function knownPartOf(search: string): string {
  const asked = [...new URLSearchParams(search)].filter(([name]) => KEPT.has(name));
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : "";
}
