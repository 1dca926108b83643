import { differingPaths, isSameDocument } from "#domain/document/differing-paths.ts";
import { isWithinPlace } from "#domain/document/is-within-place.ts";
import { valueAt } from "#domain/document/value-at.ts";
import type { Author, DraftOnServer } from "./desk-document.ts";
import type { Editing, Published } from "./editing.ts";

type Shown<Doc> = { readonly base: Published<Doc>; readonly document: Doc };

export function shownOf<Doc>({ base, history }: Editing<Doc>): Shown<Doc> {
  return { base, document: history.document };
}

/** Where a screen shows something else than before that came from a colleague's draft; what they published stands on the site already. */
export function placesChangedByColleagues<Doc>(before: Shown<Doc>, after: Shown<Doc>): string[] {
  const isOnSite = (path: readonly string[]) =>
    before.base.etag !== after.base.etag &&
    isSameDocument(valueAt(after.document, path), valueAt(after.base.document, path));
  const places = differingPaths(before.document, after.document).filter((path) => !isOnSite(path));
  return places.map((path) => path.join("."));
}

/** What colleagues changed so far, with more places; the same where there are none. */
export function withColleagueChanges(
  known: readonly Author[],
  places: readonly string[],
  draft: DraftOnServer | null,
): readonly Author[] {
  if (places.length === 0) return known;
  const byName = new Map(known.map((author) => [author.byName, new Set(author.places)]));
  for (const place of places)
    for (const name of namesOf(place, draft)) byName.set(name, (byName.get(name) ?? new Set()).add(place));
  return [...byName].map(([name, all]) => ({ byName: name, places: [...all] }));
}

/** Who changed a place; who saved the draft last, where it does not say. */
function namesOf(place: string, draft: DraftOnServer | null): readonly (string | null)[] {
  const authors = draft?.authors.filter(({ places }) =>
    places.some((one) => isWithinPlace(one, place) || isWithinPlace(place, one)),
  );
  return authors?.length ? authors.map(({ byName }) => byName) : [draft?.byName ?? null];
}
