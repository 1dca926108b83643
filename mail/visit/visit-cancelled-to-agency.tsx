import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleVisit, sampleVisitor } from "../samples/sample-visit.ts";
import { dayAndTime, type MailVisit, type MailVisitor, VisitFacts, VisitorFacts } from "./visit-facts.tsx";

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
      <VisitorFacts visitor={visitor} />
      <VisitFacts visit={visit} />
    </>
  );
}
