import type { Locale } from "#domain/locale/locale.ts";
import type { ListingDraft } from "../../write-draft.ts";

/** Where a value of a row came from. */
export type Origin = { readonly position: number; readonly text: string };

export type RowValue = { readonly value: unknown; readonly origin: Origin; readonly locale: Locale };

/** Sets what stands at a path of the column table, unless something does: the first column of several wins. */
export function setAt(draft: ListingDraft, path: string, value: unknown): void {
  const names = path.split(".");
  const last = names.pop()!;
  let parent = draft;
  for (const name of names) parent = (parent[name] ??= {}) as ListingDraft;
  parent[last] ??= value;
}
