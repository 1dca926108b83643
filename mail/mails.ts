import { contactConfirmation } from "./contact/contact-confirmation.tsx";
import { contactToAgency } from "./contact/contact-to-agency.tsx";
import { friend } from "./contact/friend.tsx";
import { subscriptionConfirm } from "./subscription/subscription-confirm.tsx";
import { subscriptionDigest } from "./subscription/subscription-digest.tsx";
import { subscriptionEnding } from "./subscription/subscription-ending.tsx";
import { subscriptionMoved } from "./subscription/subscription-moved.tsx";
import type { MailTemplate } from "./mail-template.ts";
import { rentalAccepted, rentalRefused } from "./rental/rental-answered.tsx";
import { rentalConfirmation } from "./rental/rental-confirmation.tsx";
import { rentalRequest } from "./rental/rental-request.tsx";
import { rentalWithdrawnToAgency } from "./rental/rental-withdrawn-to-agency.tsx";
import { visitCancelled } from "./visit/visit-cancelled.tsx";
import { visitCancelledToAgency } from "./visit/visit-cancelled-to-agency.tsx";
import { visitConfirmation } from "./visit/visit-confirmation.tsx";
import { visitFreedToAgency } from "./visit/visit-freed-to-agency.tsx";
import { visitReminder } from "./visit/visit-reminder.tsx";
import { visitToAgency } from "./visit/visit-to-agency.tsx";

/** Every mail that the product sends, by its name. */
export const MAILS = {
  "contact-to-agency": contactToAgency,
  "contact-confirmation": contactConfirmation,
  friend,
  "rental-request": rentalRequest,
  "rental-confirmation": rentalConfirmation,
  "rental-accepted": rentalAccepted,
  "rental-refused": rentalRefused,
  "rental-withdrawn-to-agency": rentalWithdrawnToAgency,
  "visit-to-agency": visitToAgency,
  "visit-confirmation": visitConfirmation,
  "visit-cancelled-to-agency": visitCancelledToAgency,
  "visit-cancelled": visitCancelled,
  "visit-freed-to-agency": visitFreedToAgency,
  "visit-reminder": visitReminder,
  "subscription-confirm": subscriptionConfirm,
  "subscription-digest": subscriptionDigest,
  "subscription-ending": subscriptionEnding,
  "subscription-moved": subscriptionMoved,
} as const;

export type MailName = keyof typeof MAILS;

export type MailProps<Name extends MailName> =
  (typeof MAILS)[Name] extends MailTemplate<infer Props> ? Props : never;
