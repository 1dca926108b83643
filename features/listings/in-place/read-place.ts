/** What an entry of the browser's history keeps of the lists on its page, so that Back shows them as they were left. */
export type ListPlace = {
  /** How far down the page was left, in pixels. */
  readonly top: number;
  /** The last page that was loaded of each list, by its block. */
  readonly lastPages: Readonly<Record<string, number>>;
};

/** Where it stands in the entry's state. */
export const ENTRY = "lists";

export function readPlace(): ListPlace | null {
  const state = history.state as { readonly [ENTRY]?: ListPlace } | null;
  return state?.[ENTRY] ?? null;
}
