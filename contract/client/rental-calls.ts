import type { Locale } from "#domain/locale/locale.ts";
import type { StayStep } from "#domain/rental/stay-request.ts";
import type { OfferedPeriod } from "../rental/period.ts";
import type { RentalReservationInput, RentalReserved } from "../rental/reservation.ts";
import type { RentalFilters, RentalResults, RentalSearchInput } from "../rental/search.ts";
import type { StayRequest } from "../rental/stay-request.ts";
import type { RentalUnit } from "../rental/unit.ts";
import { type CallOptions, type ClientLogLine, messageOf, type Transport } from "./transport.ts";

/** What a search answers; `error` is there when it failed, and then total is 0 and results are empty. */
export type RentalSearchAnswer = RentalResults & { readonly error?: Error };

/** Whose mail led here: the visitor's, or the agency's. */
export type StayPage = "stay-requests" | "stay-answers";

export type RentalCalls = {
  /** Never throws. */
  searchRentals(search: RentalSearchInput, call?: CallOptions): Promise<RentalSearchAnswer>;
  /** Never throws; empty when it failed. */
  rentalFilters(call?: CallOptions): Promise<Partial<RentalFilters>>;
  rentalUnit(unitId: number, call?: CallOptions): Promise<RentalUnit>;
  rentalPeriods(unitId: number, call?: CallOptions): Promise<OfferedPeriod[]>;
  reserveRental(reservation: RentalReservationInput, call?: CallOptions): Promise<RentalReserved>;
  /** The same as the fields of a page's form; what is wrong is said in the call's language. */
  requestRental(fields: object, call?: CallOptions): Promise<RentalReserved>;
  /** A request for a stay by the token of a mail; 404 when there is none. */
  stayRequest(page: StayPage, token: string, call?: CallOptions): Promise<StayRequest>;
  /** Succeeds as often as it is asked; 409 when the request's state has changed so that it is no longer possible. */
  takeStayStep(page: StayPage, token: string, step: StayStep, call?: CallOptions): Promise<StayRequest>;
};

type Surroundings = {
  readonly transport: Transport;
  readonly under: (path: string, call?: CallOptions) => string;
  readonly locale: Locale;
  readonly log: (line: ClientLogLine) => void;
};

/** The calls about holiday homes (specification, point 7). */
export function rentalCalls({ transport, under, locale, log }: Surroundings): RentalCalls {
  return {
    async searchRentals(search, call) {
      try {
        return await transport.send<RentalResults>("POST", under("/rental-units", call), search, call);
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
        return { total: { value: 0 }, results: [], error };
      }
    },
    async rentalFilters(call) {
      const path = under("/rental-units/filters", call);
      try {
        return await transport.send<RentalFilters>("POST", path, {}, call);
      } catch (error) {
        log({ message: "filter options are not available", path, error: messageOf(error) });
        return {};
      }
    },
    rentalUnit: (unitId, call) => transport.get(under(`/rental-units/${unitId}`, call), call),
    rentalPeriods: (unitId, call) => transport.get(under(`/rental-units/${unitId}/periods`, call), call),
    reserveRental: (reservation, call) =>
      transport.send("POST", under("/rental-units/reservation", call), reservation, call),
    // Beside the pages, under the language; it finds its site by the host name.
    requestRental: (fields, call) =>
      transport.send("POST", `/${call?.locale ?? locale}/ajax/rental-request`, fields, call),
    stayRequest: (page, token, call) =>
      transport.get(`/${call?.locale ?? locale}/ajax/${page}/${encodeURIComponent(token)}`, call),
    takeStayStep: (page, token, step, call) =>
      transport.send(
        "POST",
        `/${call?.locale ?? locale}/ajax/${page}/${encodeURIComponent(token)}/${step}`,
        {},
        call,
      ),
  };
}
