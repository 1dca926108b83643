import type { PropsOfMails, MailTemplate } from "#features/site/mail/mail-template.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { EstateCard, type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading, Paragraph, Quote } from "#features/site/mail/parts/text.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "./visitor-facts.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";
import { ConfirmationEnd } from "./confirmation-end.tsx";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";

type ContactToAgency = {
  readonly visitor: MailVisitor;
  /** As the visitor wrote it, after the chosen subject. */
  readonly message: string;
  readonly estate: MailEstate | null;
};

/** A visitor's question, for the office or the sales rep; an answer to it goes to the visitor. */
const contactToAgency: MailTemplate<ContactToAgency> = {
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

/** Nothing here was typed by the visitor: whoever fills in another's address could else have us send them anything. */
type ContactConfirmation = { readonly estate: MailEstate | null };

/** Tells the visitor that their question has arrived. */
const contactConfirmation: MailTemplate<ContactConfirmation> = {
  subject: (_, t) => t("mail.confirmation.subject"),
  preheader: (_, t) => t("mail.confirmation.text"),
  reason: (_, t) => t("mail.confirmation.reason"),
  Body: ContactConfirmationBody,
  sample: (locale) => ({ estate: sampleEstate(locale) }),
};

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

type FriendMail = {
  readonly sender: { readonly name: string; readonly email: string };
  /** A line of the sender's own; never holds a link. */
  readonly message: string | null;
  readonly estate: MailEstate;
};

/** One visitor shows one listing to one friend: no advertising, and the friend's address is used this once. */
const friend: MailTemplate<FriendMail> = {
  // Anybody may be written to: what the sender typed stands in the mail, between our words, and not above it.
  subject: ({ estate }, t) => t("mail.friend.subject", { estate: estate.title }),
  preheader: ({ estate }) => [estate.title, estate.place].filter(Boolean).join(", "),
  reason: ({ sender }, t) => t("mail.friend.reason", { name: sender.name, email: sender.email }),
  Body: FriendBody,
  sample: (locale) => ({
    sender: SAMPLE_WORDS[locale].visitor,
    message: SAMPLE_WORDS[locale].toFriend,
    estate: sampleEstate(locale),
  }),
};

function FriendBody({ sender, message, estate }: FriendMail) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.friend.heading", { name: sender.name })}</Heading>
      <Paragraph>{t("mail.friend.text", { name: sender.name, email: sender.email })}</Paragraph>
      {message && <Quote text={message} />}
      <EstateCard estate={estate} />
      <ButtonLink path={estate.path} label={t("mail.friend.look")} isRepeated />
      <Paragraph look="quiet">{t("mail.friend.once")}</Paragraph>
    </>
  );
}

/** What visitors write, to the agency and to a friend. */
export const CONTACT_MAILS = {
  "contact-to-agency": contactToAgency,
  "contact-confirmation": contactConfirmation,
  friend,
} as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof CONTACT_MAILS> {}
}
