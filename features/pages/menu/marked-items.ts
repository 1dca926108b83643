import type { MenuLink } from "../shell-view.ts";

/** A menu's item as one page shows it. */
export type MarkedItem = Omit<MenuLink, "children"> & {
  readonly current: AriaCurrent;
  readonly children: readonly MarkedItem[];
};

type AriaCurrent = "page" | "true" | undefined;

/** Marks the page that is shown, and what stands above it, in a menu. */
export function markedItems(items: readonly MenuLink[], pathname: string, homeHref: string): MarkedItem[] {
  return items.map((item) => ({
    ...item,
    current: ariaCurrentOf(item.href, pathname, homeHref),
    children: markedItems(item.children, pathname, homeHref),
  }));
}

/** What two menus must have in common to look the same: "3 page, 7 true", each marked item by its id. */
export function marksOf(items: readonly MarkedItem[]): string {
  const marked = items.flatMap((item) => [item, ...item.children]).filter(({ current }) => current);
  return marked.map(({ id, current }) => `${id} ${current}`).join(", ");
}

/**
 * What `aria-current` says of a menu link: the page itself, or one above it; the home page is above none.
 * Example: `currencyOf("/nl/over-ons", "/nl/over-ons/team", "/nl")` is `"true"`.
 */
export function ariaCurrentOf(href: string, pathname: string, homeHref: string): AriaCurrent {
  const path = href.split(/[?#]/)[0] ?? "";
  if (path === pathname) return "page";
  return path !== homeHref && path !== "" && pathname.startsWith(`${path}/`) ? "true" : undefined;
}
