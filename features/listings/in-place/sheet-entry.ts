/** What an entry of the browser's history keeps of the sheet of filters that stands above its page. */
export type SheetEntry = {
  readonly id: string;
  /** The address that it was opened at: what is chosen in it changes the address. */
  readonly openedAt: string;
};

type HistoryState = { readonly sheet?: SheetEntry } | null;

export function sheetEntry(): SheetEntry | null {
  return (history.state as HistoryState)?.sheet ?? null;
}

/** A list that changes behind its sheet changes the sheet's entry: Back shuts the sheet first, however much is chosen in it. */
export function enterAddress(address: string): void {
  const sheet = sheetEntry();
  if (sheet) history.replaceState({ sheet }, "", address);
  else history.pushState(null, "", address);
}
