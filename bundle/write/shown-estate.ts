import type { EstateNode } from "#features/listings/schema/estate.ts";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import type { CheckedEstates } from "../check/estate/check-estates.ts";
import type { HiddenStreets } from "../check/estate/hidden-streets.ts";
import type { MediaIndex } from "../check/media/media-index.ts";
import type { ReferenceIndex } from "../check/reference-index.ts";
import { type ShownNode, shownNode } from "./shown-node.ts";
import { withMedia } from "./with-media.ts";

export type Surroundings = {
  readonly estates: CheckedEstates;
  readonly reference: ReferenceIndex;
  readonly mediaIndex: MediaIndex;
  /** What the texts of a listing may not tell. */
  readonly hiddenStreets: HiddenStreets;
};

/** A listing of a checked bundle as it may be shown, but for a hidden price. */
export async function shownEstate(
  listing: EstateNode,
  { estates, reference, mediaIndex, hiddenStreets }: Surroundings,
): Promise<ShownNode> {
  const { id, parentId } = listing.general;
  const isHidden = estates.hidden.has(parentId ?? id);
  const node = withPlainTexts(await withMedia(listing, mediaIndex));
  return shownNode(node, { reference, isHidden, hiddenAddress: hiddenStreets(node.general) });
}
