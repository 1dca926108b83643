import { isWithinPlace } from "#domain/document/is-within-place.ts";
import type { Draft, DraftAuthors } from "../../drafts/drafts-table.ts";
import { changedPaths } from "../../versions/changed-paths.ts";

/** Of who changed more places only the first are told. */
const MOST_PLACES = 50;

type Saved = {
  /** What the draft is made of, before, and now. */
  readonly base: unknown;
  readonly former: unknown;
  readonly next: unknown;
  readonly actor: string;
};

/**
 * Who changed a draft, and where, once somebody saved it; what is as it is published again has no author. Where two changed one place, both
 * did. Example: `{ "person 7": ["general.price.value"] }`.
 */
export function authorsAfter(known: DraftAuthors, { base, former, next, actor }: Saved): DraftAuthors {
  const changed = changedPaths(base, next);
  const isChanged = (place: string) =>
    changed.some((one) => isWithinPlace(one, place) || isWithinPlace(place, one));
  const all = { ...known, [actor]: [...new Set([...(known[actor] ?? []), ...changedPaths(former, next)])] };
  const entries = Object.entries(all).map(
    ([who, places]) => [who, places.filter(isChanged).slice(0, MOST_PLACES)] as const,
  );
  return Object.fromEntries(entries.filter(([, places]) => places.length > 0));
}

/** Who changed a draft; of one that an older server kept, who saved it last. */
export function authorsOf({
  authors,
  actor,
  baseDocument,
  document,
}: Pick<Draft, "authors" | "actor" | "baseDocument" | "document">): DraftAuthors {
  if (Object.keys(authors).length > 0) return authors;
  const base: unknown = baseDocument === null ? null : JSON.parse(baseDocument);
  const places = changedPaths(base, JSON.parse(document));
  return places.length > 0 ? { [actor]: places } : {};
}
