import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { EstateCard, type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { ConfirmationEnd } from "./confirmation-end.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";

/** Nothing here was typed by the visitor: whoever fills in another's address could else have us send them anything. */
export type ContactConfirmation = { readonly estate: MailEstate | null };

/** Tells the visitor that their question has arrived. */
export const contactConfirmation: MailTemplate<ContactConfirmation> = {
  subject: (_, t) => t("mail.confirmation.subject"),
  preheader: (_, t) => t("mail.confirmation.text"),
  reason: (_, t) => t("mail.confirmation.reason"),
  Body: ContactConfirmationBody,
  sample: (locale) => ({ estate: sampleEstate(locale) }),
};

function ContactConfirmationBody({ estate }: ContactConfirmation) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.confirmation.heading")}</Heading>
      <Paragraph>{t("mail.confirmation.text")}</Paragraph>
      {estate && <EstateCard estate={estate} />}
      <ConfirmationEnd />
    </>
  );
}
