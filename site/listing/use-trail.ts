import { useCallback } from "react";
import { useLinkState } from "../shell/link/link-state.ts";
import { type SearchTrail, trailAround } from "./search-trail.ts";

/** Hands the trail to the pages of the estates in it that React Router shows; asked for when a visitor goes there. */
export function useTrail(trail: () => SearchTrail | null): void {
  useLinkState(
    useCallback(
      (href: string) => {
        const shown = trail();
        const near = shown && trailAround(shown, href);
        return near && { trail: near };
      },
      [trail],
    ),
  );
}
