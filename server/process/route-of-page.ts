import { TrieRouter } from "hono/router/trie-router";
import { LOCALES } from "#domain/locale/locale.ts";
import { screenPath, SCREENS } from "#domain/locale/screens.ts";

/** What scripts of pages ask for, which the API names. */
const IS_CALL = /^\/[a-z]{2}\/ajax\//;

const router = new TrieRouter<string>();
for (const locale of LOCALES) {
  for (const screen of SCREENS) router.add("GET", screenPath(screen, locale), screenPath(screen, locale));
  router.add("GET", `/${locale}`, `/${locale}`);
  router.add("GET", `/${locale}/:path{.+}`, `/${locale}/:path`);
}

/**
 * The route of a page, by which pages of one kind belong together, also those that the page cache sent.
 * Example: `routeOfPage("/nl/aanbod/12/huis-te-koop")` is `"/nl/aanbod/:estateId/:slug"`.
 */
export function routeOfPage(path: string): string | null {
  if (IS_CALL.test(path)) return null;
  return router.match("GET", path)[0][0]?.[0] ?? null;
}
