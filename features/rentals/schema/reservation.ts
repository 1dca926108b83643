import { z } from "zod";
import { MOST_IN_MESSAGE } from "#domain/rental/stay-request.ts";
import { SENT_FORM, textLines, Visitor } from "#features/contact/schema/sent-form.ts";
import { Id, IsoDate, IsoInstant } from "#features/site/schema/primitives.ts";

/** What is no number at all was, in a field for numbers and in a list, left open. */
const number = (schema: z.ZodType<number, number>, unfilled = "form.error.invalid") =>
  z.coerce.number(unfilled).pipe(schema);

const ASKED = {
  rentalUnitId: number(Id),
  periodId: number(Id, "form.error.stay"),
  persons: number(
    z.int("form.error.invalid").min(1, "form.error.invalid").max(100, "form.error.invalid"),
    "form.error.required",
  ),
  message: textLines(MOST_IN_MESSAGE).optional(),
};

/** A visitor asks for a stay; who fits and what is free says the server. */
export const RentalReservation = z.object({ ...SENT_FORM, ...ASKED, visitor: Visitor });
export type RentalReservation = z.infer<typeof RentalReservation>;

/** The request is with the agency; until then nobody else can ask for the stay. */
export const RentalReserved = z.object({
  id: z.uuid(),
  start: IsoDate,
  end: IsoDate,
  heldUntil: IsoInstant,
});
export type RentalReserved = z.infer<typeof RentalReserved>;
