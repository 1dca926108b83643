/** Finds the parts of lists on a page; `features/listings/` renders them. */
const LIST = "[data-list]";

export function listsOf(page: ParentNode): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(LIST)];
}

/** The same list on another page. */
export function listIn(page: Document, list: HTMLElement): HTMLElement | null {
  return page.querySelector(`[data-list="${CSS.escape(list.dataset["list"] ?? "")}"]`);
}

export function resultsOf(list: ParentNode): HTMLElement | null {
  return list.querySelector("[data-list-results]");
}
