import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { EstateCard, type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { Quote } from "#features/site/mail/parts/quote.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "./visitor-facts.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

export type ContactToAgency = {
  readonly visitor: MailVisitor;
  /** As the visitor wrote it, after the chosen subject. */
  readonly message: string;
  readonly estate: MailEstate | null;
};

/** A visitor's question, for the office or the sales rep; an answer to it goes to the visitor. */
export const contactToAgency: MailTemplate<ContactToAgency> = {
  subject: ({ visitor, estate }, t) =>
    estate
      ? t("mail.contact.subjectEstate", {
          name: visitor.name,
          estate: [estate.title, estate.reference].filter(Boolean).join(", "),
        })
      : t("mail.contact.subject", { name: visitor.name }),
  preheader: ({ message }) => message,
  reason: (_, t) => t("mail.contact.reason"),
  Body: ContactToAgencyBody,
  sample: (locale) => ({
    visitor: sampleVisitor(locale),
    message: SAMPLE_WORDS[locale].question,
    estate: sampleEstate(locale),
  }),
};

function ContactToAgencyBody({ visitor, message, estate }: ContactToAgency) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.contact.heading", { name: visitor.name })}</Heading>
      <Quote text={message} />
      <Facts
        facts={[...factsOfVisitor(visitor, t), { label: t("mail.reference"), value: estate?.reference }]}
      />
      {estate && <EstateCard estate={estate} />}
      <Paragraph look="quiet">{t("mail.contact.reply", { name: visitor.name })}</Paragraph>
    </>
  );
}
