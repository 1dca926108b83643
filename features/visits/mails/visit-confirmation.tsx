import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { dayAndTime, type MailVisit, sampleVisit, VisitFacts } from "./visit-facts.tsx";

/** Nothing here was typed by the visitor: whoever fills in another's address could else have us send them anything. */
export type VisitConfirmation = { readonly visit: MailVisit };

/** Tells the visitor that their visit is booked, and how to cancel it. */
export const visitConfirmation: MailTemplate<VisitConfirmation> = {
  subject: ({ visit }, t) => t("mail.visitConfirmation.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, t) => t("mail.visitConfirmation.reason"),
  Body: VisitConfirmationBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
};

function VisitConfirmationBody({ visit }: VisitConfirmation) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitConfirmation.heading")}</Heading>
      <Paragraph>{t("mail.visitConfirmation.text")}</Paragraph>
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visitConfirmation.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visitConfirmation.look")} />
      <Paragraph look="quiet">{t("mail.visitConfirmation.notYou")}</Paragraph>
    </>
  );
}
