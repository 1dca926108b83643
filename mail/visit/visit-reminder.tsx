import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleVisit } from "../samples/sample-visit.ts";
import { dayAndTime, type MailVisit, VisitFacts } from "./visit-facts.tsx";

export type VisitReminder = { readonly visit: MailVisit };

/** Reminds the visitor of a visit, a day before. */
export const visitReminder: MailTemplate<VisitReminder> = {
  subject: ({ visit }, t) => t("mail.visitReminder.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, t) => t("mail.visitConfirmation.reason"),
  Body: VisitReminderBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
};

function VisitReminderBody({ visit }: VisitReminder) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitReminder.heading")}</Heading>
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visitConfirmation.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visitConfirmation.look")} />
    </>
  );
}
