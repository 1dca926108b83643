import { defineForm } from "#features/contact/receiving/define-form.ts";
import { Visitor } from "#features/contact/schema/sent-form.ts";
import { RESERVING, reserve } from "./api/reserve.ts";
import { RentalReservation, type RentalReserved } from "./schema/reservation.ts";

declare module "#features/site/form-answer.ts" {
  interface Forms {
    rental: RentalReserved;
  }
}

/** Asks for a stay, by the form of a holiday home's page. */
export const stayForm = defineForm({
  ...RESERVING,
  path: "/rental-request",
  group: "Forms",
  summary: "Ask for a stay, by the form of a unit's page",
  operationId: "rentalRequest",
  fields: RentalReservation.omit({ visitor: true }).extend(Visitor.shape),
  fieldsName: "RentalRequestForm",
  take: (context, { firstName, lastName, email, phone, ...request }) =>
    reserve(context, { ...request, visitor: { firstName, lastName, email, phone } }),
});
