import type { Site } from "#features/site/schema/site.ts";
import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import { cachedPageAddress } from "./page-address.ts";

export type PageKey = {
  readonly text: string;
  /** Something of the query was left out, since it makes no other page. */
  readonly isShortened: boolean;
};

export type PageKeys = {
  /** The key of the page that `target` asks for; null: this address is never cached. */
  of(target: string, site: Site, acceptLanguage: string | undefined): PageKey | null;
};

const MOST_KEPT = 5_000;
const LONGEST_KEPT = 2_000;

/** Keys of pages. The same addresses are asked for again and again, and reading one costs as much as sending its page. */
export function createPageKeys(): PageKeys {
  // By site and not by its id: a site that changed may have other languages.
  let sites = new WeakMap<Site, Map<string, PageKey | null>>();
  let count = 0;
  const keep = (site: Site, asked: string, key: PageKey | null) => {
    if (asked.length > LONGEST_KEPT) return;
    if (++count > MOST_KEPT) {
      sites = new WeakMap();
      count = 1;
    }
    const keys = sites.get(site);
    if (keys) keys.set(asked, key);
    else sites.set(site, new Map([[asked, key]]));
  };
  return {
    of(target, site, acceptLanguage = "") {
      const asked = isLanguageChoice(target) ? `${target} ${acceptLanguage}` : target;
      const known = sites.get(site)?.get(asked);
      if (known !== undefined) return known;
      const key = readKey(target, site, acceptLanguage);
      keep(site, asked, key);
      return key;
    },
  };
}

/** The address that leads on by language has a page for each. */
const isLanguageChoice = (address: string) => address === "/" || address.startsWith("/?");

function readKey(target: string, site: Site, acceptLanguage: string): PageKey | null {
  const address = cachedPageAddress(target);
  if (address === null) return null;
  const text = `${site.id} ${address}`;
  const isShortened = address !== target;
  if (!isLanguageChoice(address)) return { text, isShortened };
  const locale = preferredLocale(acceptLanguage, site.locales) ?? site.defaultLocale;
  return { text: `${text} ${locale}`, isShortened };
}
