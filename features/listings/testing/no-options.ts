import type { FilterOptions } from "../listing-view.ts";

/** A filter without choices. */
export const NO_OPTIONS: FilterOptions = {
  cities: [],
  municipalities: [],
  places: [],
  addedByRadius: [],
  types: [],
  subTypes: [],
  transactions: [],
  countries: [],
  bedrooms: [],
  prices: [],
  bedroomsFrom: [],
  energyLabels: [],
  areas: [],
  plots: [],
  amenities: [],
  newBuild: [],
};
