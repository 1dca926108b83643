import type { MenuItem } from "#features/site/schema/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { deadLink, type OwnAddresses } from "#domain/site/dead-link.ts";
import type { MenuLink } from "../shell-view.ts";

/** What a menu may lead to: pages by id and by address. */
export type MenuTargets = Omit<OwnAddresses, "pages"> & {
  readonly pages: ReadonlyArray<OwnAddresses["pages"][number] & { readonly id: number }>;
};

/**
 * A menu in one language. An item that leads nowhere, or to a page that this language does not have, is skipped, and
 * what is nested in it takes its place.
 */
export function menuLinks(items: readonly MenuItem[], targets: MenuTargets, locale: Locale): MenuLink[] {
  return items.flatMap((item) => {
    const label = localize(item.label, locale);
    const children = menuLinks(item.children, targets, locale);
    const path = targets.pages.find(({ id }) => id === item.pageId)?.paths[locale];
    const link = item.link && !deadLink(item.link, targets) ? item.link : null;
    const href = path === undefined ? link : hrefOfPage(locale, path);
    return label && href ? [{ id: item.id, label, href, children }] : children;
  });
}
