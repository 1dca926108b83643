/** The element of an island in this document. */
export type IslandElement = HTMLElement & {
  /** Takes over what another document drew in its place: an awake island its props, any other its HTML. */
  readonly update: (next: Element) => void;
};

export function isIsland(node: Node): node is IslandElement {
  return node instanceof HTMLElement && node.localName === "page-island";
}
