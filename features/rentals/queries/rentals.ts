import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { findRentalFilters } from "./find-rental-filters.ts";
import { findRental, findRentalPeriods, findRentalPhoto, listRentalAddresses } from "./find-rental.ts";
import { holdPeriod } from "./hold-period.ts";
import { searchRentals } from "./search-rentals.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly rentals: ReturnType<typeof openRentals>;
  }
}

/** The holiday homes of a site. */
export function openRentals(reader: DatabaseReader) {
  return {
    search: searchRentals.bind(null, reader),
    filters: findRentalFilters.bind(null, reader),
    find: findRental.bind(null, reader),
    periods: findRentalPeriods.bind(null, reader),
    photo: findRentalPhoto.bind(null, reader),
    addresses: listRentalAddresses.bind(null, reader),
    hold: holdPeriod,
  };
}
