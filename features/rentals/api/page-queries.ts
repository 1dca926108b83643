import type { StayStep } from "#domain/rental/stay-request.ts";
import { type RentalResults, type RentalSearchInput, RentalSearch } from "../schema/search.ts";
import type { StayPage } from "../schema/stay-request.ts";
import type { StaySide } from "../stay-requests/stay-tokens.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readInput } from "#features/site/api/read-input.ts";
import { findStay, takeStayStep } from "./find-stay.ts";
import { findUnit, rentalFilters, rentalPeriods, searchRentals } from "./rental-queries.ts";
import type { QueryRunner } from "#features/site/api/query-runner.ts";

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ReturnType<typeof rentalQueries> {}
}

/** What a search answers; `error` is there when it failed, and then total is 0 and results are empty. */
type RentalSearchAnswer = RentalResults & { readonly error?: Error };

const SIDES: Readonly<Record<StayPage, StaySide>> = { "stay-requests": "visitor", "stay-answers": "agency" };

/** Holiday homes and requests for stays in them. */
export function rentalQueries(context: QueryContext, { run, runSearch, options }: QueryRunner) {
  return {
    /** Never throws. */
    searchRentals: (input: RentalSearchInput): Promise<RentalSearchAnswer> =>
      runSearch("searchRentals", input, () => searchRentals(context, readInput(RentalSearch, input))),
    /** Never throws; empty when it failed. */
    rentalFilters: () => options("rentalFilters", {}, () => rentalFilters(context)),
    rentalUnit: (unitId: number) => run(() => findUnit(context, unitId)),
    rentalPeriods: (unitId: number) => run(() => rentalPeriods(context, unitId)),
    /** A request for a stay by the token of a mail; 404 when there is none. */
    stayRequest: (page: StayPage, token: string) => run(() => findStay(context, SIDES[page], token)),
    /** Succeeds as often as it is asked; 409 when the request's state has changed so that it is no longer possible. */
    takeStayStep: (page: StayPage, token: string, step: StayStep) =>
      run(() => takeStayStep(context, { side: SIDES[page], step, token })),
  };
}
