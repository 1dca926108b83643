import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Tells whether a page is asked for again when the visitor stays on it: not for another hash, which opens or closes a
 * gallery. The router itself would ask when a hash goes.
 */
export function loadsAnew(moving: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = moving;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  const isHashAlone = isSamePage && currentUrl.hash !== nextUrl.hash && formMethod === undefined;
  return !isHashAlone && defaultShouldRevalidate;
}
