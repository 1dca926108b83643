import type { View } from "#domain/listing/query.ts";
import type { SearchBody } from "#domain/listing/search-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { ListingMapView } from "./load-markers.ts";

/** What a list's map needs, for a list that shows one. */
export type ShownMap = {
  readonly search: ListingMapView;
  /** The map takes more room than the list. */
  readonly isWide: boolean;
  /** The address names the map: on a phone it is what the page shows, instead of the list. */
  readonly isAsked: boolean;
};

/** Whether a list shows its map, and the `view` of an address that shows it the other way. */
export function mapChoice(own: View, asked: View | null): { shown: boolean; other: View | null } {
  const shown = (asked ?? own) === "map";
  if (shown) return { shown, other: own === "map" ? "cards" : null };
  return { shown, other: own === "map" ? null : "map" };
}

export function shownMap(context: RequestContext, where: SearchBody["where"], asked: View | null): ShownMap {
  const { site, imageCdn: cdn, map: source } = context;
  const search = { source, where, hiddenStatus: site.settings.hiddenStatus, cdn };
  return { search, isWide: false, isAsked: asked === "map" };
}
