import { shownAddress } from "./shown-address.ts";

/** What an entry of the browser's history keeps of the lists on its page, so that Back shows them as they were left. */
export type ListPlace = {
  /** How far down the page was left, in pixels. */
  readonly top: number;
  /** The last page that was loaded of each list, by its block. */
  readonly lastPages: Readonly<Record<string, number>>;
};

const ENTRY = "lists";

/** Tells whether more of a list was loaded here than its page brings. */
export function hasLoadedMore(): boolean {
  return Object.keys(readPlace()?.lastPages ?? {}).length > 0;
}

export function readPlace(): ListPlace | null {
  const state = history.state as { readonly [ENTRY]?: ListPlace } | null;
  return state?.[ENTRY] ?? null;
}

/** Notes the place while its lists are on the screen: once Back was pressed, the entry that was left can't be written any more. */
export function keepPlace(changes: Partial<ListPlace> = {}): void {
  if (shownAddress() !== location.pathname + location.search) return;
  const place = { lastPages: {}, ...readPlace(), top: window.scrollY, ...changes };
  history.replaceState({ ...history.state, [ENTRY]: place }, "");
}

/** Notes that a list was loaded up to a page. */
export function keepLastPage(blockId: string, page: number): void {
  keepPlace({ lastPages: { ...readPlace()?.lastPages, [blockId]: page } });
}
