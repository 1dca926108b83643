import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleVisit } from "../samples/sample-visit.ts";
import { dayAndTime, type MailVisit, VisitFacts } from "./visit-facts.tsx";

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
