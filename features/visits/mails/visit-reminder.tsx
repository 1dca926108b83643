import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { dayAndTime, type MailVisit, sampleVisit, VisitFacts } from "./visit-facts.tsx";

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
