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
  subject: ({ visit }, say) => say("mail.visitReminder.subject", { moment: dayAndTime(visit.start, say) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, say) => say("mail.visitConfirmation.reason"),
  Body: VisitReminderBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
};

function VisitReminderBody({ visit }: VisitReminder) {
  const { say } = useMail();
  return (
    <>
      <Heading>{say("mail.visitReminder.heading")}</Heading>
      <VisitFacts visit={visit} />
      <Paragraph>{say("mail.visitConfirmation.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={say("mail.visitConfirmation.look")} />
    </>
  );
}
