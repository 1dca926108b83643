import type { StayStep } from "#domain/rental/stay-request.ts";
import type { OfferedPeriod } from "#features/rentals/schema/period.ts";
import type { RentalReserved } from "#features/rentals/schema/reservation.ts";
import type { RentalFilters, RentalResults, RentalSearchInput } from "#features/rentals/schema/search.ts";
import type { StayPage, StayRequest } from "#features/rentals/schema/stay-request.ts";
import type { RentalUnit } from "#features/rentals/schema/unit.ts";

/** What a search answers; `error` is there when it failed, and then total is 0 and results are empty. */
type RentalSearchAnswer = RentalResults & { readonly error?: Error };

/** Holiday homes and requests for stays in them. */
export type RentalQueries = {
  /** Never throws. */
  searchRentals(search: RentalSearchInput): Promise<RentalSearchAnswer>;
  /** Never throws; empty when it failed. */
  rentalFilters(): Promise<Partial<RentalFilters>>;
  rentalUnit(unitId: number): Promise<RentalUnit>;
  rentalPeriods(unitId: number): Promise<OfferedPeriod[]>;
  /** What a visitor filled in; a 422 names what is wrong in their language. */
  requestRental(fields: object): Promise<RentalReserved>;
  /** A request for a stay by the token of a mail; 404 when there is none. */
  stayRequest(page: StayPage, token: string): Promise<StayRequest>;
  /** Succeeds as often as it is asked; 409 when the request's state has changed so that it is no longer possible. */
  takeStayStep(page: StayPage, token: string, step: StayStep): Promise<StayRequest>;
};

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends RentalQueries {}
}
