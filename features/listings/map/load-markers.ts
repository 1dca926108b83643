import type { SearchBody } from "#domain/listing/search-of.ts";
import { BULK_SIZE } from "#domain/listing/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type CardView, cardView } from "../card/card-view.ts";
import type { Client, ClientCall } from "#features/site/api-client.ts";
import { browserClient } from "#features/site/browser-client.ts";
import type { MapSource } from "#features/site/map-source.ts";
import { messageOf } from "#platform/http/api/transport.ts";
import type { estateSearch } from "../api/search.ts";
import type { EstateSearchAnswer, EstateSearchInput } from "../schema/search.ts";
import { type EstateMarker, estateMarkers } from "./estate-marker.ts";

/** What the map of a list asks the API for, and how it shows what comes back. */
export type ListingMapView = {
  readonly source: MapSource;
  readonly where: SearchBody["where"];
  readonly hiddenStatus: readonly number[];
  readonly cdn: string | null;
};

export type FoundMarkers = {
  readonly markers: readonly EstateMarker[];
  /** How many have a place on the map. */
  readonly placed: number;
  readonly total: number;
};

/** The whole earth: asks for what has a place at all. */
const ANYWHERE: NonNullable<SearchBody["where"]>["area"] = [
  [-180, -90],
  [180, -90],
  [180, 90],
  [-180, 90],
];

/** What the list holds and has a place, at most 500; null when a search failed. */
export async function loadMarkers(view: ListingMapView, locale: Locale): Promise<FoundMarkers | null> {
  const { where } = view;
  const client = browserClient(locale);
  const [placed, all] = await Promise.all([
    searchEstates(client, {
      where: { ...where, area: where?.area ?? ANYWHERE },
      limit: { from: 0, size: BULK_SIZE },
      view: "marker",
    }),
    searchEstates(client, { where, limit: { from: 0, size: 0 }, view: "marker" }),
  ]);
  if (placed.error || all.error) return null;
  return { markers: estateMarkers(placed.results), placed: placed.total.value, total: all.total.value };
}

/** The cards of a few estates; empty when they can't be had. */
export async function loadCards(
  view: ListingMapView,
  locale: Locale,
  ids: readonly number[],
): Promise<CardView[]> {
  const { hiddenStatus, cdn } = view;
  const { results } = await searchEstates(browserClient(locale), {
    where: { terms: { "general.id": [...ids] } },
    limit: { from: 0, size: ids.length },
    view: "card",
  });
  return results.map((estate) => cardView(estate, { locale, site: { settings: { hiddenStatus } }, cdn }));
}

/** Never throws. */
export async function searchEstates(
  client: Client,
  search: EstateSearchInput,
  call?: ClientCall,
): Promise<EstateSearchAnswer> {
  try {
    return await client.askSite<typeof estateSearch>("search", "estates", search, call);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
    return { total: { value: 0 }, results: [], error };
  }
}
