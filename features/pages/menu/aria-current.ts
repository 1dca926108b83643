export type AriaCurrent = "page" | "true" | undefined;

/**
 * What `aria-current` says of a menu link: the page itself, or one above it; the home page is above none.
 * Example: `currencyOf("/nl/over-ons", "/nl/over-ons/team", "/nl")` is `"true"`.
 */
export function ariaCurrentOf(href: string, pathname: string, homeHref: string): AriaCurrent {
  const path = href.split(/[?#]/)[0] ?? "";
  if (path === pathname) return "page";
  return path !== homeHref && path !== "" && pathname.startsWith(`${path}/`) ? "true" : undefined;
}
