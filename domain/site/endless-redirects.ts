import { readAddress } from "../locale/read-address.ts";

type Moved = { readonly from: string; readonly to: string };

/**
 * Which of a site's redirects never end, by their place in the list: followed from one to the next, they come back to an
 * address that was left before. A page is an end, since it comes before a redirect from its own address.
 * Example: `[{ from: "/nl/a", to: "/nl/b" }, { from: "/nl/b", to: "/nl/A/?x=1" }]` without such pages gives `[0, 1]`.
 */
export function endlessRedirects(
  redirects: readonly Moved[],
  pageAddresses: ReadonlySet<string>,
): readonly number[] {
  const targets = new Map(redirects.toReversed().map(({ from, to }) => [addressOf(from), to]));
  const isEndless = (start: string) => {
    const left = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !pageAddresses.has(at)) {
      if (left.has(at)) return true;
      left.add(at);
      const target = targets.get(at);
      at = target?.startsWith("/") ? addressOf(target) : undefined;
    }
    return false;
  };
  return redirects.flatMap(({ from }, place) => (isEndless(addressOf(from)) ? [place] : []));
}

/** As a site reads it: neither the query nor a wrong form makes another address. */
function addressOf(link: string): string {
  return readAddress(link.split(/[?#]/)[0]!).canonical;
}
