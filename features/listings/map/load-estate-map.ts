import type { EstateMap } from "../schema/listing-blocks.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { ListingView } from "../listing-view.ts";
import { loadListing } from "../load-listing.ts";
import type { RequestContext } from "#features/site/request-context.ts";

/** The same list as any other, with more room for its map. */
export async function loadEstateMap(
  context: RequestContext,
  locale: Locale,
  block: EstateMap,
  url: URL,
): Promise<ListingView> {
  const view = await loadListing(context, locale, { ...block, type: "estate-list" }, url);
  return view.map ? { ...view, map: { ...view.map, isWide: true } } : view;
}
