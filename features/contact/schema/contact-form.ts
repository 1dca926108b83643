import { z } from "zod";
import { Id } from "#features/site/schema/primitives.ts";
import { SENT_FORM, textLine, textLines, Visitor } from "./sent-form.ts";

/** The listing that a form is about: a number, or its digits as a page without scripts sends them. */
export const EstateId = z.coerce.number().pipe(Id);

/** What a visitor asks the agency; a `subject` of 0 is none (specification, point 5). */
export const ContactFormFields = z.object({
  ...SENT_FORM,
  ...Visitor.shape,
  subject: textLine(200).optional(),
  message: textLines(5_000),
  estateId: EstateId.optional(),
});
export type ContactFormFields = z.infer<typeof ContactFormFields>;

/** That a form was taken. */
export const FormTaken = z.object({ ok: z.literal(true) });
export type FormTaken = z.infer<typeof FormTaken>;
