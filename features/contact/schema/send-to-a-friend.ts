import { z } from "zod";
import { holdsLink } from "#domain/contact/holds-link.ts";
import { EstateId } from "./contact-form.ts";
import { EmailAddress, SENT_FORM, textLine, textLines } from "./sent-form.ts";

const withoutLinks = <T extends z.ZodType<string>>(text: T) =>
  text.refine((value) => !holdsLink(value), "form.error.links");

/** A listing that a visitor shows a friend; nothing that is typed may hold a link, since it goes out in the agency's name. */
export const SendToAFriendFields = z.object({
  ...SENT_FORM,
  firstName: withoutLinks(textLine(50)),
  lastName: withoutLinks(textLine(50)),
  email: EmailAddress,
  friendEmail: EmailAddress,
  message: withoutLinks(textLines(500)).optional(),
  estateId: EstateId,
});
export type SendToAFriendFields = z.infer<typeof SendToAFriendFields>;
