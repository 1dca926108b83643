import type { ListingQuery } from "#domain/listing/query.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { kilometresBetween, type Point } from "#domain/place/kilometres-between.ts";
import {
  type Municipality,
  municipalityOfPostcode,
  municipalityWithId,
} from "#domain/place/municipalities.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { NearbyTown } from "../listing-view.ts";

const MOST_OFFERED = 4;
const MOST_KM = 40;

/** The nearest municipalities where something fits all other wishes; none where nobody said where. */
export async function loadNearby(
  context: RequestContext,
  locale: Locale,
  fixed: FixedListing,
  query: ListingQuery,
): Promise<readonly NearbyTown[]> {
  if (query.cities.length + query.municipalities.length === 0) return [];
  const { locations = [] } = await context.queries.estateFilters({ where: whereOf(fixed, query) });
  const cities = await chosenCities(context, query, locations);
  const chosen = [
    ...query.municipalities.map(municipalityWithId),
    ...cities.map(({ zip }) => municipalityOfPostcode(zip)),
  ].filter((municipality) => municipality !== null);
  const fitting = Map.groupBy(locations, ({ zip }) => municipalityOfPostcode(zip));
  return [...fitting]
    .flatMap(([municipality, towns]): NearbyTown[] => {
      if (municipality === null || chosen.includes(municipality)) return [];
      const count = towns.reduce((sum, town) => sum + town.count, 0);
      const kilometres = distanceTo(municipality.point, chosen);
      if (count === 0 || kilometres > MOST_KM) return [];
      const elsewhere = { ...query, cities: [], municipalities: [municipality.id], radius: null, page: 1 };
      return [{ name: municipality.names[locale], count, kilometres, query: elsewhere }];
    })
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST_OFFERED);
}

type City = { readonly id: number; readonly zip: string | null };

/** A town where nothing fits stands in no list of towns with listings: the site knows it all the same. */
async function chosenCities(
  { queries }: RequestContext,
  { cities }: ListingQuery,
  locations: readonly City[],
): Promise<readonly City[]> {
  const listed = locations.filter(({ id }) => cities.includes(id));
  const unlisted = cities.filter((id) => !listed.some((city) => city.id === id));
  if (unlisted.length === 0) return listed;
  const { results } = await queries.knownCities({ ids: unlisted }).catch(() => ({ results: [] }));
  return [...listed, ...results];
}

function distanceTo(point: Point, chosen: readonly Municipality[]): number {
  return Math.round(Math.min(...chosen.map((other) => kilometresBetween(point, other.point))));
}
