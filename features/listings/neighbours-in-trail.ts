import type { SearchTrail } from "./search-trail.ts";

/** The estates before and after one in the list it was found in. */
export function neighboursInTrail({ hrefs }: SearchTrail, path: string) {
  const at = hrefs.indexOf(path);
  return at < 0
    ? { previous: null, next: null }
    : { previous: hrefs[at - 1] ?? null, next: hrefs[at + 1] ?? null };
}
