import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "#features/contact/mails/visitor-facts.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { dayAndTime, type MailVisit, sampleVisit, VisitFacts } from "./visit-facts.tsx";

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
      <Facts facts={factsOfVisitor(visitor, t)} />
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visit.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visit.look")} />
      <Paragraph look="quiet">{t("mail.contact.reply", { name: visitor.name })}</Paragraph>
    </>
  );
}
