import { FOR_RENT, FOR_SALE } from "../../estate/reference/status.ts";
import { RADII } from "../../place/radii.ts";
import type { ListingQuery } from "../query.ts";
import type { NamedPlace } from "./place-book.ts";
import type { Wishes } from "./wishes.ts";
import type { SingleEnergyLabel } from "../../estate/energy/energy-label.ts";

/**
 * What a visitor's words change of a search; what they do not name stays as it is.
 * Example: at least two bedrooms in Gent change `bedMin` to 2 and `municipalities` to that of Gent.
 */
export function queryOfWishes(wishes: Wishes<NamedPlace>): Partial<ListingQuery> {
  const { types, subTypes, places, transaction, isNew } = wishes;
  return {
    ...(types.length > 0 && { types: ordered(types), subTypes: ordered(subTypes) }),
    ...(places.length > 0 && {
      cities: ordered(places.flatMap((place) => ("cities" in place ? place.cities : []))),
      municipalities: ordered(
        places.flatMap((place) => ("municipality" in place ? [place.municipality] : [])),
      ),
      radius:
        wishes.radius === null ? null : (RADII.find((radius) => radius >= wishes.radius!) ?? RADII.at(-1)!),
    }),
    ...(transaction !== null && { transactions: transaction === "sale" ? FOR_SALE : FOR_RENT }),
    ...(wishes.priceMin !== null && { priceMin: wishes.priceMin }),
    ...(wishes.priceMax !== null && { priceMax: wishes.priceMax }),
    ...(wishes.bedMin !== null && { bedMin: wishes.bedMin, bedrooms: [] }),
    ...(wishes.areaMin !== null && { areaMin: wishes.areaMin }),
    ...(wishes.plotMin !== null && { plotMin: wishes.plotMin }),
    ...(wishes.epcMin !== null && { epcMin: wishes.epcMin as SingleEnergyLabel }),
    ...(isNew !== null && { newBuild: isNew ? 1 : 0 }),
    ...(wishes.terrace && { terrace: 1 }),
    ...(wishes.garden && { garden: 1 }),
    ...(wishes.parking && { parking: 1 }),
    ...(wishes.lift && { lift: 1 }),
  };
}

function ordered(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
