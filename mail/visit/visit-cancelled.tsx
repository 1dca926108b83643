import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleVisit } from "../samples/sample-visit.ts";
import { dayAndTime, type MailVisit, VisitFacts } from "./visit-facts.tsx";

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
