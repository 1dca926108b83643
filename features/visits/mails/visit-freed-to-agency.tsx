import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { dayAndTime, type MailVisit, sampleVisit, VisitFacts } from "./visit-facts.tsx";

/** Nothing here is about the visitor, who had everything deleted. */
export type VisitFreedToAgency = { readonly visit: MailVisit };

/** Tells the sales rep that a visit is off since its visitor's data was deleted, and that its time is free again. */
export const visitFreedToAgency: MailTemplate<VisitFreedToAgency> = {
  subject: ({ visit }, t) => t("mail.visitFreed.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, t) => t("mail.visit.reason"),
  Body: VisitFreedToAgencyBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
};

function VisitFreedToAgencyBody({ visit }: VisitFreedToAgency) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitFreed.heading")}</Heading>
      <Paragraph>{t("mail.visitFreed.text")}</Paragraph>
      <VisitFacts visit={visit} />
    </>
  );
}
