import type { PropsOfMails } from "#features/site/mail/mail-template.ts";
import { contactConfirmation } from "./contact-confirmation.tsx";
import { contactToAgency } from "./contact-to-agency.tsx";
import { friend } from "./friend.tsx";

/** What visitors write, to the agency and to a friend. */
export const CONTACT_MAILS = {
  "contact-to-agency": contactToAgency,
  "contact-confirmation": contactConfirmation,
  friend,
} as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof CONTACT_MAILS> {}
}
