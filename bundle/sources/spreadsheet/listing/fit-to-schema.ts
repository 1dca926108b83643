import { completeDraft } from "../../complete-draft.ts";
import type { ListingDraft } from "../../write-draft.ts";
import type { FoundColumn } from "../columns/find-columns.ts";

type Tell = (position: number | null, reason: string, level?: "error" | "warning") => void;

/** A draft without what the schema of listings refuses (a floor 999, a long reference); each such part is told by its column. */
export function fitToSchema(
  draft: ListingDraft,
  columns: readonly FoundColumn[],
  tell: Tell,
): ListingDraft | null {
  const complete = completeDraft(draft);
  if (!complete) tell(null, "left out: nothing of it is a listing", "error");
  for (const { path, message } of complete?.incomplete ?? []) tell(positionOf(path, columns), message);
  return complete?.draft ?? null;
}

function positionOf(path: string, columns: readonly FoundColumn[]): number | null {
  const found = columns.find(
    (column) => column.kind === "known" && `${path}.`.startsWith(`${column.column.to}.`),
  );
  return found?.position ?? null;
}
