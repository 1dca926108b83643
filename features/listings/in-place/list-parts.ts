/** The same list on another page. */
export function listIn(page: Document, list: HTMLElement): HTMLElement | null {
  return page.querySelector(`[data-list="${CSS.escape(list.dataset["list"] ?? "")}"]`);
}

/** The part of a list that holds its cards. */
export function resultsOf(list: ParentNode): HTMLElement | null {
  return list.querySelector("[data-list-results]");
}
