import { RentalReservation } from "../schema/reservation.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { RESERVING, reserve } from "./reserve.ts";

/** The request for a stay, as an application sends it. */
export const rentalReservations = [
  siteEndpoint({
    ...RESERVING,
    method: "POST",
    isForm: true,
    isPersonal: true,
    path: "/rental-units/reservation",
    group: "Holiday rentals",
    summary: "Ask for a stay",
    description:
      "The stay is kept from others until `heldUntil`: for two hours, or for three days once the visitor has confirmed the address behind the link of the mail that they get, now or with an earlier request. The agency accepts or refuses behind the link of its own mail, and the visitor is mailed the answer. One person has at most two requests that wait for an answer: a further one is `429 too-many-open`. Of any number who ask for the same nights, one is taken (201), the others are a 409. What is over, starts sooner than the site's notice, is too short or for too many people is a 422.",
    operationId: "reserveRentalUnit",
    body: RentalReservation,
    handle: async (call) => answer(await reserve(call, call.body)),
  }),
];
