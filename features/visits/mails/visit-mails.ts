import type { PropsOfMails } from "#features/site/mail/mail-template.ts";
import { visitCancelledToAgency } from "./visit-cancelled-to-agency.tsx";
import { visitCancelled } from "./visit-cancelled.tsx";
import { visitConfirmation } from "./visit-confirmation.tsx";
import { visitFreedToAgency } from "./visit-freed-to-agency.tsx";
import { visitReminder } from "./visit-reminder.tsx";
import { visitToAgency } from "./visit-to-agency.tsx";

/** Visits, to who comes and to who guides them. */
export const VISIT_MAILS = {
  "visit-to-agency": visitToAgency,
  "visit-confirmation": visitConfirmation,
  "visit-cancelled-to-agency": visitCancelledToAgency,
  "visit-cancelled": visitCancelled,
  "visit-freed-to-agency": visitFreedToAgency,
  "visit-reminder": visitReminder,
} as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof VISIT_MAILS> {}
}
