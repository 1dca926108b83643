import { addressesOfItem } from "#domain/entity/addresses-of-item.ts";
import { deadLink as deadLinkOf } from "#domain/site/dead-link.ts";
import type { BundleParts } from "../bundle-parts.ts";

/** Why a link in a bundle leads nowhere, or null; nothing is said of links while the bundle leaves out its pages. */
export function deadLink(link: string, { site, pages, entities = [] }: BundleParts): string | null {
  if (!pages) return null;
  const items = entities.flatMap(({ entity }) => {
    const page = pages.find((own) => own.page.id === entity.pageId)?.page;
    return entity.items.flatMap(({ paths }) => Object.values(addressesOfItem(paths, page?.paths)));
  });
  const { locales, redirects } = site;
  return deadLinkOf(link, { locales, redirects, pages: pages.map(({ page }) => page), items });
}
