import type { DraftInfo } from "./document-effects.ts";
import type { Contested } from "./desk-document.ts";
import { contestedPlaces, type Editing } from "./editing.ts";

type Choices = Pick<Contested, "keepMine" | "takeTheirs">;

/** What a colleague made of a document meanwhile, until somebody chose; null where there is nothing to choose. */
export function contestedOf<Doc>(
  editing: Editing<Doc>,
  draftInfo: DraftInfo | null,
  choices: Choices,
): Contested | null {
  const { meanwhile } = editing;
  if (!meanwhile) return null;
  const { saved, theirs, isDiscarded = false } = meanwhile;
  // Of a draft it is known who saved it; of one that was discarded nobody knows who did.
  const isDraft = saved.etag !== null && saved.etag === draftInfo?.etag && !isDiscarded;
  return {
    byName: isDraft ? draftInfo.byName : null,
    at: isDraft ? draftInfo.at : null,
    places: contestedPlaces(editing),
    theirs,
    isDiscarded,
    ...choices,
  };
}
