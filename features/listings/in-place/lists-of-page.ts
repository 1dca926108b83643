/** The lists of a page; `features/listings/` renders them. */
export function listsOf(page: ParentNode): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("[data-list]")];
}
