import type { PropsOfMails } from "#features/site/mail/define-mail.ts";
import { rentalAccepted, rentalRefused } from "./rental-answered.tsx";
import { rentalConfirmation } from "./rental-confirmation.tsx";
import { rentalRequest } from "./rental-request.tsx";
import { rentalWithdrawnToAgency } from "./rental-withdrawn-to-agency.tsx";

/** Requests for stays, to the agency and to whoever asks. */
export const RENTAL_MAILS = {
  "rental-request": rentalRequest,
  "rental-confirmation": rentalConfirmation,
  "rental-accepted": rentalAccepted,
  "rental-refused": rentalRefused,
  "rental-withdrawn-to-agency": rentalWithdrawnToAgency,
} as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof RENTAL_MAILS> {}
}
