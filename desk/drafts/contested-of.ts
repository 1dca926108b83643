import type { ToldDraft } from "./around.ts";
import type { Contested } from "./desk-document.ts";
import { contestedPlaces, type Editing } from "./editing.ts";

type Choices = Pick<Contested, "keepMine" | "takeTheirs">;

/** What a colleague made of a document meanwhile, until somebody chose; null where there is nothing to choose. */
export function contestedOf<Doc>(
  editing: Editing<Doc>,
  told: ToldDraft | null,
  choices: Choices,
): Contested | null {
  const { meanwhile } = editing;
  if (!meanwhile) return null;
  const { saved, theirs, isLetGo = false } = meanwhile;
  // Of a draft it is known who saved it; of one that was let go nobody knows who did.
  const isDraft = saved.etag !== null && saved.etag === told?.etag && !isLetGo;
  return {
    byName: isDraft ? told.byName : null,
    at: isDraft ? told.at : null,
    places: contestedPlaces(editing),
    theirs,
    isLetGo,
    ...choices,
  };
}
