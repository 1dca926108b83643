import { addressesOfItem } from "#domain/entity/addresses-of-item.ts";
import { readAddress } from "#domain/locale/read-address.ts";
import type { BundleParts } from "../bundle-parts.ts";

/** Why a link of the site's own leads nowhere, or null; links to elsewhere and to screens of the product's are not held. */
export function deadLink(link: string, parts: BundleParts): string | null {
  const { site, pages } = parts;
  if (!/^\/(?!\/)/.test(link) || !pages) return null;
  const { kind, locale, segments, canonical } = readAddress(link.split(/[?#]/)[0]!);
  if (kind === "unknown" || isMoved(canonical, parts)) return null;
  if (locale && !site.locales.includes(locale)) return `the site does not publish ${locale}`;
  if (kind !== "page" || !locale) return null;
  const path = segments.join("/");
  if (pages.some(({ page }) => page.paths[locale] === path)) return null;
  return isItem(canonical, parts) ? null : `no page has the address ${link}`;
}

function isMoved(canonical: string, { site }: BundleParts): boolean {
  return site.redirects.some(({ from }) => readAddress(from).canonical === canonical);
}

function isItem(address: string, { pages, entities = [] }: BundleParts): boolean {
  return entities.some(({ entity }) => {
    const page = pages?.find((own) => own.page.id === entity.pageId)?.page;
    return entity.items.some(({ paths }) =>
      Object.values(addressesOfItem(paths, page?.paths)).includes(address),
    );
  });
}
