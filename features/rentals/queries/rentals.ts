import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalFilters, RentalSearch } from "../schema/search.ts";
import type { StayClock } from "#domain/rental/stay-clock.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Reader } from "#features/site/queries/reader.ts";
import {
  findRental,
  findRentalPeriods,
  findRentalPhoto,
  type FoundRental,
  listRentalAddresses,
} from "./find-rental.ts";
import { findRentalFilters } from "./find-rental-filters.ts";
import { holdPeriod, type HoldOutcome, type PeriodWish } from "./hold-period.ts";
import { type FoundRentals, searchRentals } from "./search-rentals.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly rentals: Rentals;
  }
}

/** The holiday homes of a site. */
export type Rentals = {
  search(siteId: string, search: RentalSearch, clock: StayClock): Promise<FoundRentals>;
  /** What can be asked for among the site's units. */
  filters(siteId: string, clock: StayClock): Promise<RentalFilters>;
  find(siteId: string, unitId: number): Promise<FoundRental>;
  /** The periods of a unit that have not ended, with what can no longer be asked for. */
  periods(siteId: string, unitId: number, clock: StayClock): Promise<OfferedPeriod[]>;
  /** The content address of a photo, or null. */
  photo(siteId: string, photoId: number): Promise<string | null>;
  /** Ids and moments of change for a sitemap. */
  addresses(siteId: string): Promise<Array<{ id: number; changedAt: string }>>;
  /** Keeps a period from others for the visitor who asks for it, when the transaction commits. */
  hold(transaction: Transaction, siteId: string, wish: PeriodWish): Promise<HoldOutcome>;
};

export function createRentals(reader: Reader): Rentals {
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
