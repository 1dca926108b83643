import type { ListingQuery } from "#domain/listing/query.ts";
import type { FilterOptions } from "../listing-view.ts";
import { nameOf } from "./chips-of.ts";

/** The municipalities and towns that a visitor chose, by name; towns with their postcode where the list has it. */
export function namesOfPlaces({ municipalities, cities }: ListingQuery, filter: FilterOptions): string[] {
  return [
    ...municipalities.map((id) => nameOf(filter.municipalities, id)),
    ...cities.map((id) => nameOf(filter.cities, id)),
  ];
}

/** What a radius adds to the names of places: " + 5 km". */
export function withRadius(places: string, { radius }: ListingQuery): string {
  return radius === null ? places : `${places} +\u00a0${radius}\u00a0km`;
}
