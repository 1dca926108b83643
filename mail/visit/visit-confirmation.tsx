import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleVisit } from "../samples/sample-visit.ts";
import { dayAndTime, type MailVisit, VisitFacts } from "./visit-facts.tsx";

/** Nothing here was typed by the visitor: whoever fills in another's address could else have us send them anything. */
export type VisitConfirmation = { readonly visit: MailVisit };

/** Tells the visitor that their visit is booked, and how to cancel it. */
export const visitConfirmation: MailTemplate<VisitConfirmation> = {
  subject: ({ visit }, say) =>
    say("mail.visitConfirmation.subject", { moment: dayAndTime(visit.start, say) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, say) => say("mail.visitConfirmation.reason"),
  Body: VisitConfirmationBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
};

function VisitConfirmationBody({ visit }: VisitConfirmation) {
  const { say } = useMail();
  return (
    <>
      <Heading>{say("mail.visitConfirmation.heading")}</Heading>
      <Paragraph>{say("mail.visitConfirmation.text")}</Paragraph>
      <VisitFacts visit={visit} />
      <Paragraph>{say("mail.visitConfirmation.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={say("mail.visitConfirmation.look")} />
      <Paragraph look="quiet">{say("mail.visitConfirmation.notYou")}</Paragraph>
    </>
  );
}
