import { RentalRequestForm, RentalReservation, RentalReserved } from "../schema/reservation.ts";
import { answer, ajaxEndpoint, siteEndpoint } from "#features/site/api/endpoint.ts";
import { reserve, reserveByForm } from "./reserve.ts";

const RESERVATION = {
  method: "POST",
  answer: RentalReserved,
  status: 201,
  isPersonal: true,
  isForm: true,
  problems: ["not-found", "gone", "conflict", "invalid-form", "too-many", "too-many-open"],
} as const;

/** The request for a stay, as an application sends it. */
export const rentalReservations = [
  siteEndpoint({
    ...RESERVATION,
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

/** The same, as the form of a unit's page sends it. */
export const rentalRequestForm = [
  ajaxEndpoint({
    ...RESERVATION,
    path: "/rental-request",
    group: "Forms",
    summary: "Ask for a stay, by the form of a unit's page",
    operationId: "rentalRequest",
    params: { lang: "Language of the page: nl, fr, en or de" },
    body: RentalRequestForm,
    handle: async (call) => answer(await reserveByForm(call, call.body)),
  }),
];
