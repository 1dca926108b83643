import { EstateCard, type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { defineMail, type PropsOfMails } from "#features/site/mail/define-mail.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Heading, Paragraph, Quote } from "#features/site/mail/parts/text.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

type FriendMail = {
  readonly sender: { readonly name: string; readonly email: string };
  /** A line of the sender's own; never holds a link. */
  readonly message: string | null;
  readonly estate: MailEstate;
};

/** One visitor shows one listing to one friend: no advertising, and the friend's address is used this once. */
const friend = defineMail<FriendMail>({
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
});

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

export const FRIEND_MAILS = { friend };

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof FRIEND_MAILS> {}
}
