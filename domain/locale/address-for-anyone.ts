import { hrefOfPage } from "./href.ts";
import type { Locale } from "./locale.ts";

type Alternate = { readonly locale: Locale; readonly href: string };

/**
 * Where somebody goes who reads none of a page's languages (hreflang x-default): from the home page to "/", which leads on
 * by language; from any other to the page in the site's default language, else in the first that it is in.
 * Example: `addressForAnyone([{ locale: "fr", href: "/fr/a-vendre" }], "nl")` is `"/fr/a-vendre"`.
 */
export function addressForAnyone(alternates: readonly Alternate[], defaultLocale: Locale): string | null {
  const [first] = alternates;
  if (!first) return null;
  if (alternates.every(({ locale, href }) => href === hrefOfPage(locale, ""))) return "/";
  return (alternates.find(({ locale }) => locale === defaultLocale) ?? first).href;
}
