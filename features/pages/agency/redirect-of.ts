import type { Redirect } from "#features/site/schema/site.ts";
import { readAddress } from "#domain/locale/read-address.ts";

/**
 * Where the agency says that an address moved to, or null; upper case and a last slash don't matter, the query goes along.
 * Example: with `{ from: "/nl/Oud", to: "/nl/nieuw" }`, `redirectOf(redirects, "/nl/oud", "?city=1")` is `"/nl/nieuw?city=1"`.
 */
export function redirectOf(redirects: readonly Redirect[], pathname: string, search: string): string | null {
  const { canonical } = readAddress(pathname);
  const redirect = redirects.find(({ from }) => readAddress(from).canonical === canonical);
  if (!redirect || redirect.to === canonical) return null;
  return /[?#]/.test(redirect.to) ? redirect.to : redirect.to + search;
}
