import { contactConfirmation } from "./contact/contact-confirmation.tsx";
import { contactToAgency } from "./contact/contact-to-agency.tsx";
import { friend } from "./contact/friend.tsx";
import type { MailTemplate } from "./mail-template.ts";

/** Every mail that the product sends, by its name. */
export const MAILS = {
  "contact-to-agency": contactToAgency,
  "contact-confirmation": contactConfirmation,
  friend,
} as const;

export type MailName = keyof typeof MAILS;

export type MailProps<Name extends MailName> =
  (typeof MAILS)[Name] extends MailTemplate<infer Props> ? Props : never;
