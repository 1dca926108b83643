import type { RentalQueries } from "#contract/queries/rental-queries.ts";
import type { StayPage } from "#features/rentals/schema/stay-request.ts";
import { RentalRequestForm } from "#features/rentals/schema/reservation.ts";
import { RentalSearch } from "#features/rentals/schema/search.ts";
import type { StaySide } from "#features/rentals/stay-requests/stay-tokens.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readInput } from "#features/site/api/read-input.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import { findStay, takeStayStep } from "../rental/find-stay.ts";
import { findUnit } from "../rental/find-unit.ts";
import { rentalFilters, rentalPeriods, searchRentals } from "../rental/rental-queries.ts";
import { reserveByForm } from "../rental/reserve.ts";
import type { Asking } from "#features/site/api/asking.ts";

const SIDES: Readonly<Record<StayPage, StaySide>> = { "stay-requests": "visitor", "stay-answers": "agency" };

/** Holiday homes and requests for stays, as a page asks for them. */
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
