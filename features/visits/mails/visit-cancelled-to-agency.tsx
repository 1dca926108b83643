import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "#features/contact/mails/visitor-facts.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { dayAndTime, type MailVisit, sampleVisit, VisitFacts } from "./visit-facts.tsx";

export type VisitCancelledToAgency = { readonly visitor: MailVisitor; readonly visit: MailVisit };

/** Tells the sales rep that a visit is off and its time is free again. */
export const visitCancelledToAgency: MailTemplate<VisitCancelledToAgency> = {
  subject: ({ visitor, visit }, t) =>
    t("mail.visitCancelledToAgency.subject", {
      name: visitor.name,
      moment: dayAndTime(visit.start, t),
    }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, t) => t("mail.visit.reason"),
  Body: VisitCancelledToAgencyBody,
  sample: (locale) => ({ visitor: sampleVisitor(locale), visit: sampleVisit(locale) }),
};

function VisitCancelledToAgencyBody({ visitor, visit }: VisitCancelledToAgency) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitCancelledToAgency.heading", { name: visitor.name })}</Heading>
      <Paragraph>{t("mail.visitCancelledToAgency.text")}</Paragraph>
      <Facts facts={factsOfVisitor(visitor, t)} />
      <VisitFacts visit={visit} />
    </>
  );
}
