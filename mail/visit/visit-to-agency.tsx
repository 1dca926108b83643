import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleVisit, sampleVisitor } from "../samples/sample-visit.ts";
import { dayAndTime, type MailVisit, type MailVisitor, VisitFacts, VisitorFacts } from "./visit-facts.tsx";

export type VisitToAgency = { readonly visitor: MailVisitor; readonly visit: MailVisit };

/** Tells the sales rep who comes to visit; an answer to it goes to the visitor. */
export const visitToAgency: MailTemplate<VisitToAgency> = {
  subject: ({ visitor, visit }, t) =>
    t("mail.visit.subject", { name: visitor.name, moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: (_, t) => t("mail.visit.reason"),
  Body: VisitToAgencyBody,
  sample: (locale) => ({ visitor: sampleVisitor(locale), visit: sampleVisit(locale) }),
};

function VisitToAgencyBody({ visitor, visit }: VisitToAgency) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visit.heading", { name: visitor.name })}</Heading>
      <VisitorFacts visitor={visitor} />
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visit.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visit.look")} />
      <Paragraph look="quiet">{t("mail.contact.reply", { name: visitor.name })}</Paragraph>
    </>
  );
}
