/** The element of an island in this document. */
export type IslandElement = HTMLElement & {
  /** Takes the props that another document gives it, and tells whether it could: an island that is not hydrated is replaced. */
  readonly update: (next: Element) => boolean;
};

export function isIsland(node: Node): node is IslandElement {
  return node instanceof HTMLElement && node.localName === "page-island";
}
