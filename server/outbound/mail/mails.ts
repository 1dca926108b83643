import { SUBSCRIPTION_MAILS } from "#features/alerts/mails/subscription-mails.tsx";
import { RENTAL_MAILS } from "#features/rentals/mails/rental-mails.ts";
import { DESK_MAILS } from "#features/desk/mails/desk-mails.tsx";
import type { MailTemplate } from "#features/site/mail/define-mail.ts";
import type { MailName, Mails } from "#features/site/mail/mail-draft.ts";
import { VISIT_MAILS } from "#features/visits/mails/visit-mails.tsx";
import { FORM_MAILS } from "../../forms.ts";

/** Every mail that the product sends, by its name. */
export const MAILS = {
  ...FORM_MAILS,
  ...RENTAL_MAILS,
  ...VISIT_MAILS,
  ...SUBSCRIPTION_MAILS,
  ...DESK_MAILS,
} satisfies { readonly [Name in MailName]: MailTemplate<Mails[Name]> };
