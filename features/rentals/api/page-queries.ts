import type { StayStep } from "#domain/rental/stay-request.ts";
import type { OfferedPeriod } from "../schema/period.ts";
import { type RentalReserved, RentalRequestForm } from "../schema/reservation.ts";
import {
  type RentalFilters,
  type RentalResults,
  type RentalSearchInput,
  RentalSearch,
} from "../schema/search.ts";
import type { StayPage, StayRequest } from "../schema/stay-request.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { StaySide } from "../stay-requests/stay-tokens.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readInput } from "#features/site/api/read-input.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import { findStay, takeStayStep } from "./find-stay.ts";
import { findUnit, rentalFilters, rentalPeriods, searchRentals } from "./rental-queries.ts";
import { reserveByForm } from "./reserve.ts";
import type { Asking } from "#features/site/api/asking.ts";

/** What a search answers; `error` is there when it failed, and then total is 0 and results are empty. */
type RentalSearchAnswer = RentalResults & { readonly error?: Error };

/** Holiday homes and requests for stays in them. */
type RentalQueries = {
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

const SIDES: Readonly<Record<StayPage, StaySide>> = { "stay-requests": "visitor", "stay-answers": "agency" };

export function rentalQueries(context: QueryContext, { ask, send, search, options }: Asking): RentalQueries {
  return {
    searchRentals: (input) =>
      search("searchRentals", input, () => searchRentals(context, readInput(RentalSearch, input))),
    rentalFilters: () => options("rentalFilters", {}, () => rentalFilters(context)),
    rentalUnit: (unitId) => ask(() => findUnit(context, unitId)),
    rentalPeriods: (unitId) => ask(() => rentalPeriods(context, unitId)),
    requestRental: (fields) =>
      send("requestRental", fields, () =>
        reserveByForm(context, readFields(RentalRequestForm, fields, context.locale)),
      ),
    stayRequest: (page, token) => ask(() => findStay(context, SIDES[page], token)),
    takeStayStep: (page, token, step) => ask(() => takeStayStep(context, { side: SIDES[page], step, token })),
  };
}
