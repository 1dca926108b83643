import type { Address } from "#features/site/schema/address.ts";
import { EstateNode } from "#features/listings/schema/estate.ts";
import type { Site } from "#features/site/schema/site.ts";
import { hiddenAddressOf } from "#domain/estate/address/street-in-text/street-names.ts";
import { type PriceFigures, withPriceFigures } from "#domain/estate/price/hidden-price.ts";
import type { ReferenceIndex } from "../check/reference-index.ts";
import type { StagedEstate } from "../commit/staged-line.ts";
import { shownNode } from "../write/shown-node.ts";

/** A node as it stands in the database: what is shown, and what was taken out of it. */
export type StoredNode = {
  readonly document: unknown;
  readonly privateAddress: Address | null;
  readonly figures: PriceFigures | null;
};

type Rebuilding = {
  readonly reference: ReferenceIndex;
  /** Whether texts may tell a hidden street, as the agency says. */
  readonly texts: Site["settings"]["hiddenAddressTexts"] | undefined;
};

/**
 * A project with its units, or a standalone property, as an import would stage them now. The true address and the hidden
 * figures are put back first, so that what is hidden follows the rules of today.
 */
export function rebuiltBuilding(
  nodes: readonly StoredNode[],
  { reference, texts }: Rebuilding,
): readonly StagedEstate[] {
  const own = nodes.map(ownNode);
  const isHidden = nodes.some(hidesItsAddress);
  const addresses = own.flatMap(({ general }) => (general.address ? [general.address] : []));
  const hiddenAddress = isHidden && texts !== "keep" ? hiddenAddressOf(addresses) : null;
  return own.map((node) => shownNode(node, { reference, isHidden, hiddenAddress }));
}

/** The node as it was brought, but for names and texts that the import filled in or took a street out of. */
export function ownNode({ document, privateAddress, figures }: StoredNode): EstateNode {
  // A field that this version asks for and an older one did not know gets its default.
  const parsed = EstateNode.safeParse(document);
  const node = parsed.success ? parsed.data : (document as EstateNode);
  const priced = figures ? withPriceFigures(node, figures) : node;
  if (!privateAddress) return priced;
  return { ...priced, general: { ...priced.general, address: privateAddress } };
}

/** Whose address was hidden with that of its building says so too. */
function hidesItsAddress({ document }: StoredNode): boolean {
  return (document as EstateNode).general.address?.visible === false;
}
