import type { Locale } from "../locale/locale.ts";
import { readAddress } from "../locale/read-address.ts";

/** Every address of a site's own. */
export type OwnAddresses = {
  readonly locales: readonly Locale[];
  readonly redirects: ReadonlyArray<{ readonly from: string }>;
  readonly pages: ReadonlyArray<{ readonly paths: { readonly [locale in Locale]?: string | undefined } }>;
  /** Of items of the site's own content: whole paths such as `/nl/wijken/dok-noord`. */
  readonly items: readonly string[];
};

/**
 * Why a link of the site's own leads nowhere, or null; links to elsewhere and to screens of the product's are not held.
 * Example: on a site without such a page `/nl/nergens` is "no page has the address /nl/nergens".
 */
export function deadLink(link: string, { locales, redirects, pages, items }: OwnAddresses): string | null {
  if (!/^\/(?!\/)/.test(link)) return null;
  const { kind, locale, segments, canonical } = readAddress(link.split(/[?#]/)[0]!);
  if (kind === "unknown" || redirects.some(({ from }) => readAddress(from).canonical === canonical))
    return null;
  if (locale && !locales.includes(locale)) return `the site does not publish ${locale}`;
  if (kind !== "page" || !locale) return null;
  const path = segments.join("/");
  if (pages.some(({ paths }) => paths[locale] === path) || items.includes(canonical)) return null;
  return `no page has the address ${link}`;
}
