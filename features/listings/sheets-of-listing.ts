import type { Sheet } from "#features/site/sheets.ts";
import type { ListingView } from "./listing-view.ts";

/** A list of cards that nobody can filter needs no sheet of its own. */
export function sheetsOfListing({ filter, map, garagesAndLand }: ListingView): readonly Sheet[] {
  return filter || map || garagesAndLand ? ["search"] : [];
}
