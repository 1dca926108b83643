import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { dayAndTime, type MailVisit, sampleVisit, VisitFacts } from "./visit-facts.tsx";

export type VisitCancelled = { readonly visit: MailVisit };

/** Tells the visitor that their visit is off, whoever cancelled it. */
export const visitCancelled: MailTemplate<VisitCancelled> = {
  subject: ({ visit }, t) => t("mail.visitCancelled.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, t) => t("mail.visitConfirmation.reason"),
  Body: VisitCancelledBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
};

function VisitCancelledBody({ visit }: VisitCancelled) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitCancelled.heading")}</Heading>
      <Paragraph>{t("mail.visitCancelled.text")}</Paragraph>
      <VisitFacts visit={visit} />
    </>
  );
}
