/** The list that a visitor came from, as the browser's history keeps it with the page that was left: nothing else remembers it. */
export type SearchTrail = {
  /** The list with its filters. */
  readonly listHref: string;
  /** Addresses of the homes in the list's order, as far as they were shown. */
  readonly hrefs: readonly string[];
};

/** Browsers keep little with an entry of the history: of a long list, only what is near goes along. */
const REACH = 30;

/** The part of a trail around one of its estates; null for an address that is not in it. */
export function trailAround({ listHref, hrefs }: SearchTrail, href: string): SearchTrail | null {
  const at = hrefs.indexOf(href);
  return at < 0 ? null : { listHref, hrefs: hrefs.slice(Math.max(0, at - REACH), at + REACH + 1) };
}

function isOwnPath(href: unknown): boolean {
  return /^\/(?![/\\])/.test(String(href));
}

/** Reads a trail from the history's state, which other pages and older versions of this one wrote as well. */
export function readTrail(state: unknown): SearchTrail | null {
  const trail = (state as { trail?: Partial<SearchTrail> } | null)?.trail;
  return trail && isOwnPath(trail.listHref) && Array.isArray(trail.hrefs) && trail.hrefs.every(isOwnPath)
    ? (trail as SearchTrail)
    : null;
}

/** Keeps a trail with this page's entry in the browser's history, for the page that a link of it leads to. */
export function saveTrail(trail: SearchTrail): void {
  // Browsers of before 2026 lack it: the page behind the link then shows no trail.
  window.navigation?.updateCurrentEntry({ state: { trail } });
}

/** The trail that led to this document, stored with the page before it in the history; null where it is of no trail. */
export function shownTrail(): SearchTrail | null {
  const { navigation } = window;
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0);
  // Places of this very page, such as its parts and its pictures, are entries of their own.
  const left = before?.findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
  const trail = readTrail(left?.getState());
  return trail?.hrefs.includes(location.pathname) ? trail : null;
}
