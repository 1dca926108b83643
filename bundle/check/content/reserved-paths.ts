import { hrefOfPage, PARENT_SCREENS } from "#domain/locale/href.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { PATH_WORDS, type Screen } from "#domain/locale/screens.ts";
import { readAddress } from "#domain/locale/read-address.ts";

const FIRST_SCREENS = (Object.keys(PATH_WORDS) as Screen[]).filter((screen) => !PARENT_SCREENS[screen]);

const RESERVED = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Set(["ajax", ...FIRST_SCREENS.map((screen) => PATH_WORDS[screen][locale])]),
  ]),
) as unknown as Record<Locale, ReadonlySet<string>>;

/**
 * Whether a path below a language begins with a word of a screen of the product's (`isReservedPath("fr", "offre/x")`), or
 * leads to one since it is its word in another language (`isReservedPath("fr", "favorites")`).
 */
export function isReservedPath(locale: Locale, path: string): boolean {
  if (RESERVED[locale].has(path.split("/")[0]!)) return true;
  return readAddress(hrefOfPage(locale, path)).kind === "screen";
}
