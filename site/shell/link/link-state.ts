import { useEffect } from "react";

/** What the history is to keep with the page behind a link; null for a link that is not known. */
type StateOfLink = (href: string) => unknown;

const known = new Set<StateOfLink>();

/** As long as the calling part stands on the page, links carry what it says of them. */
export function useLinkState(stateOfLink: StateOfLink): void {
  useEffect(() => {
    known.add(stateOfLink);
    return () => void known.delete(stateOfLink);
  }, [stateOfLink]);
}

export function linkState(href: string): unknown {
  for (const stateOfLink of known) {
    const state = stateOfLink(href);
    if (state !== null) return state;
  }
  return null;
}
