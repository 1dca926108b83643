import { statusOfError } from "#platform/http/api/query-error.ts";
import type { Page } from "#features/site/schema/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { movedTo } from "#features/site/canonical-address.ts";
import { Link } from "#features/site/schema/primitives.ts";
import type { Redirect } from "#features/site/schema/site.ts";
import { readAddress } from "#domain/locale/read-address.ts";

/** The page at a path of a language, or null; throws a redirect where the path is another language's or has moved. */
export async function findPage(
  context: RequestContext,
  path: string,
  locale: Locale,
  url: URL,
): Promise<Page | null> {
  try {
    return await context.remember(`page:${locale}:${path}`, () => context.queries.pageByUrl(path));
  } catch (error) {
    if (statusOfError(error) !== 404) throw error;
  }
  throwIfMoved(context, url);
  const pages = await context.remember("pages", () => context.queries.pages());
  const meant = pages.find((page) => page.paths[locale] !== undefined && hasPath(page, path));
  if (meant) throw movedTo(hrefOfPage(locale, meant.paths[locale] ?? ""), url.search);
  return null;
}

/** Throws the redirect that the agency wrote for an address; a site that an older version stored may have no list. */
export function throwIfMoved({ site }: RequestContext, { pathname, search }: URL): void {
  const target = redirectOf(site.redirects ?? [], pathname, search);
  if (target) throw movedTo(target, "");
}

/** Tells whether a page has this path in any language. */
function hasPath(page: Page, path: string): boolean {
  return LOCALES.some((locale) => page.paths[locale] === path);
}

/**
 * Where the agency says that an address moved to, or null; upper case and a last slash don't matter, the query goes along.
 * Example: with `{ from: "/nl/Oud", to: "/nl/nieuw" }`, `redirectOf(redirects, "/nl/oud", "?city=1")` is `"/nl/nieuw?city=1"`.
 */
export function redirectOf(redirects: readonly Redirect[], pathname: string, search: string): string | null {
  const { canonical } = readAddress(pathname);
  const redirect = redirects.find(({ from }) => readAddress(from).canonical === canonical);
  if (!redirect || redirect.to === canonical) return null;
  // An older version stored some that no header can hold, or that lead to another host.
  if (!Link.safeParse(redirect.to).success) return null;
  return /[?#]/.test(redirect.to) ? redirect.to : redirect.to + search;
}
