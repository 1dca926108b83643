import { useCallback } from "react";
import { useLinkState } from "../shell/link/link-state.ts";

/** The list that a visitor came from, as the history keeps it with the page: nothing else remembers it. */
export type SearchTrail = {
  /** The list with its filters. */
  readonly listHref: string;
  /** Addresses of the estates in the list's order, as far as they were shown. */
  readonly hrefs: readonly string[];
};

/** Browsers keep little with an entry of the history: of a long list, only what is near goes along. */
const REACH = 30;

/** Hands the trail to the pages of the estates in it; asked for when a visitor goes there. */
export function useTrail(trail: () => SearchTrail | null): void {
  useLinkState(
    useCallback(
      (href: string) => {
        const shown = trail();
        return shown && stateOfLink(shown, href);
      },
      [trail],
    ),
  );
}

function stateOfLink({ listHref, hrefs }: SearchTrail, href: string): { readonly trail: SearchTrail } | null {
  const at = hrefs.indexOf(href);
  if (at < 0) return null;
  return { trail: { listHref, hrefs: hrefs.slice(Math.max(0, at - REACH), at + REACH + 1) } };
}

function isOwnPath(href: unknown): boolean {
  return typeof href === "string" && /^\/(?![/\\])/.test(href);
}

/** Reads a trail from the history's state, which other pages and older versions of this one wrote as well. */
export function readTrail(state: unknown): SearchTrail | null {
  const trail = (state as { trail?: Partial<SearchTrail> } | null)?.trail;
  return trail && isOwnPath(trail.listHref) && Array.isArray(trail.hrefs) && trail.hrefs.every(isOwnPath)
    ? (trail as SearchTrail)
    : null;
}

/** The estates before and after one in the list it was found in. */
export function neighboursInTrail({ hrefs }: SearchTrail, path: string) {
  const at = hrefs.indexOf(path);
  return at < 0
    ? { previous: null, next: null }
    : { previous: hrefs[at - 1] ?? null, next: hrefs[at + 1] ?? null };
}
