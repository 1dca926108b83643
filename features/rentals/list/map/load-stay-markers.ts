import { BULK_SIZE } from "#domain/listing/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RentalSort } from "#domain/rental/rental-query.ts";
import type { WantedStay } from "#domain/rental/wanted-stay.ts";
import type { FoundMarkers } from "#features/listings/map/load-markers.ts";
import { browserClient } from "#features/site/browser-client.ts";
import type { MapSource } from "#features/site/map-source.ts";
import type { rentalSearch } from "../../api/rental-reads.ts";
import type { RentalResults, RentalSearchInput, RentalWhere } from "../../schema/search.ts";
import { markerOfRental, type RentalCardView, rentalCardView } from "../rental-card-view.ts";

/** What the map of a list of holiday homes asks the API for, where it begins, and how it shows what comes back. */
export type StaysMapView = {
  readonly source: MapSource;
  readonly where: RentalWhere;
  readonly sort: RentalSort;
  readonly wanted: WantedStay;
  readonly cdn: string | null;
  /** West, south, east and north of the homes that stand beside it. */
  readonly frame: readonly [number, number, number, number];
};

/** All that fit, at most 500, the first of the list's order; null when the search failed. */
export async function loadStayMarkers(
  { where, sort }: StaysMapView,
  locale: Locale,
): Promise<FoundMarkers | null> {
  const limit = { from: 0, size: BULK_SIZE };
  const found = await searchStays({ where, sort, limit, view: "marker" }, locale);
  return (
    found && {
      markers: found.results.flatMap((unit) => markerOfRental(unit) ?? []),
      placed: found.total.value,
      total: found.total.value,
    }
  );
}

/** The cards of a few homes; empty when they can't be had. */
export async function loadStayCards(
  { where, wanted, cdn }: StaysMapView,
  locale: Locale,
  ids: readonly number[],
): Promise<RentalCardView[]> {
  const limit = { from: 0, size: ids.length };
  const found = await searchStays({ where: { ...where, ids: [...ids] }, limit }, locale);
  return (found?.results ?? []).map((unit) => rentalCardView(unit, { locale, cdn, wanted }));
}

function searchStays(search: RentalSearchInput, locale: Locale): Promise<RentalResults | null> {
  return browserClient(locale)
    .askSite<typeof rentalSearch>("rentals", "rental-units", search)
    .catch(() => null);
}
