/** The address whose lists stand on the page: for a moment the history is ahead of it. */
let shown = location.pathname + location.search;

export function shownAddress(): string {
  return shown;
}

export function noteShownAddress(): void {
  shown = location.pathname + location.search;
}
