import type { PropsOfMails } from "#features/site/mail/mail-template.ts";
import { subscriptionConfirm } from "./subscription-confirm.tsx";
import { subscriptionDigest } from "./subscription-digest.tsx";
import { subscriptionEnding } from "./subscription-ending.tsx";
import { subscriptionMoved } from "./subscription-moved.tsx";

/** What subscribers are told. */
export const SUBSCRIPTION_MAILS = {
  "subscription-confirm": subscriptionConfirm,
  "subscription-digest": subscriptionDigest,
  "subscription-ending": subscriptionEnding,
  "subscription-moved": subscriptionMoved,
} as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof SUBSCRIPTION_MAILS> {}
}
