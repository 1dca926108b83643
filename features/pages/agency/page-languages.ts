import type { Page } from "#features/site/schema/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";

type LanguageHref = { readonly locale: Locale; readonly href: string };

/** The page's own address in each language of the site that it is published in. */
export function alternatesOf(page: Page, locales: readonly Locale[]): LanguageHref[] {
  return locales.flatMap((locale) => {
    const path = page.paths[locale];
    return path === undefined ? [] : [{ locale, href: hrefOfPage(locale, path) }];
  });
}

/**
 * For each language that the page lacks: the nearest page above it that has one, in the end the home page.
 * Example: `over-ons/team`, in Dutch alone, leads a French visitor to the French form of `over-ons`.
 */
export function nearestOf(page: Page, pages: readonly Page[], locales: readonly Locale[], from: Locale) {
  const above = pathsAbove(page.paths[from] ?? "");
  const lacking = locales.filter((locale) => page.paths[locale] === undefined);
  return lacking.map((locale): LanguageHref => {
    const paths = above.map((path) => pages.find((other) => other.paths[from] === path)?.paths[locale]);
    return { locale, href: hrefOfPage(locale, paths.find((path) => path !== undefined) ?? "") };
  });
}

function pathsAbove(path: string): string[] {
  const words = path.split("/");
  return words.map((_, at) => words.slice(0, words.length - 1 - at).join("/"));
}
