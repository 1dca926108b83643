import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { MailLink } from "../parts/mail-link.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { PhoneLink } from "../parts/phone-link.tsx";
import { Quote } from "../parts/quote.tsx";
import { sampleEstate } from "../samples/sample-estate.ts";
import { sampleVisitor } from "../samples/sample-visit.ts";
import { SAMPLE_WORDS } from "../samples/sample-words.ts";

export type ContactToAgency = {
  readonly visitor: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
  };
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
        facts={[
          { label: t("mail.name"), value: visitor.name },
          {
            label: t("mail.email"),
            value: <MailLink href={`mailto:${visitor.email}`}>{visitor.email}</MailLink>,
          },
          { label: t("mail.phone"), value: visitor.phone && <PhoneLink number={visitor.phone} /> },
          { label: t("mail.reference"), value: estate?.reference },
        ]}
      />
      {estate && <EstateCard estate={estate} />}
      <Paragraph look="quiet">{t("mail.contact.reply", { name: visitor.name })}</Paragraph>
    </>
  );
}
