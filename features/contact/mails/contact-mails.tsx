import { defineMail, type PropsOfMails } from "#features/site/mail/define-mail.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { EstateCard, type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading, Paragraph, Quote } from "#features/site/mail/parts/text.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "./visitor-facts.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";
import { ConfirmationEnd } from "./confirmation-end.tsx";

type ContactToAgency = {
  readonly visitor: MailVisitor;
  /** As the visitor wrote it, after the chosen subject. */
  readonly message: string;
  readonly estate: MailEstate | null;
};

/** A visitor's question, for the office or the sales rep; an answer to it goes to the visitor. */
const contactToAgency = defineMail<ContactToAgency>({
  subject: ({ visitor, estate }, t) =>
    estate
      ? t("mail.contact.subjectEstate", {
          name: visitor.name,
          estate: [estate.title, estate.reference].filter(Boolean).join(", "),
        })
      : t("mail.contact.subject", { name: visitor.name }),
  preheader: ({ message }) => message,
  reason: "mail.contact.reason",
  Body: ContactToAgencyBody,
  sample: (locale) => ({
    visitor: sampleVisitor(locale),
    message: SAMPLE_WORDS[locale].question,
    estate: sampleEstate(locale),
  }),
});

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

/** Nothing here was typed by the visitor: whoever fills in another's address could else have us send them anything. */
type ContactConfirmation = { readonly estate: MailEstate | null };

/** Tells the visitor that their question has arrived. */
const contactConfirmation = defineMail<ContactConfirmation>({
  subject: "mail.confirmation.subject",
  preheader: "mail.confirmation.text",
  reason: "mail.confirmation.reason",
  Body: ContactConfirmationBody,
  sample: (locale) => ({ estate: sampleEstate(locale) }),
});

function ContactConfirmationBody({ estate }: ContactConfirmation) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.confirmation.heading")}</Heading>
      <Paragraph>{t("mail.confirmation.text")}</Paragraph>
      {estate && <EstateCard estate={estate} />}
      <ConfirmationEnd />
    </>
  );
}

export const CONTACT_MAILS = {
  "contact-to-agency": contactToAgency,
  "contact-confirmation": contactConfirmation,
};

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof CONTACT_MAILS> {}
}
