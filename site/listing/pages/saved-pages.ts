import type { SavedPages } from "./loaded-list.ts";

/** Stands in the browser's own entry of this place in its history, so that reload and Back find it, and nothing else does. */
const ENTRY = "gevelPages";

/** Browsers refuse large entries; who has scrolled further than this starts again at the page's first results. */
const MOST_CARDS = 1_000;

type Entry = { readonly list: string; readonly pages: SavedPages };

function readEntry(): Entry | null {
  const state: unknown = window.history.state;
  const entry =
    typeof state === "object" && state !== null ? (state as Record<string, unknown>)[ENTRY] : null;
  return (entry as Entry | undefined) ?? null;
}

/** The pages that this place in the history showed of a list (named by its block and address); null when it showed no more than one. */
export function readSavedPages(list: string): SavedPages | null {
  const entry = readEntry();
  return entry?.list === list ? entry.pages : null;
}

export function savePages(list: string, pages: SavedPages): void {
  if (pages.cards.length > MOST_CARDS) return;
  write({ list, pages });
}

function write(entry: Entry): void {
  try {
    window.history.replaceState({ ...window.history.state, [ENTRY]: entry }, "");
  } catch {
    // The entry is too large for this browser: Back then starts at the first results, which is no failure.
  }
}
