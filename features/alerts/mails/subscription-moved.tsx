import { hrefOf } from "#domain/locale/href.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

export type SubscriptionMovedMail = {
  /** What is looked for, in words. */
  readonly summary: string;
  /** Where one subscribes anew. */
  readonly path: string;
};

/** The last mail to an address whose subscription goes to another one from now on. */
export const subscriptionMoved: MailTemplate<SubscriptionMovedMail> = {
  subject: (_, t) => t("mail.moved.subject"),
  preheader: ({ summary }) => summary,
  reason: (_, t) => t("mail.moved.reason"),
  Body: SubscriptionMovedBody,
  sample: (locale) => ({
    summary: SAMPLE_WORDS[locale].wish,
    path: hrefOf({ type: "keepMeInformed" }, locale),
  }),
};

function SubscriptionMovedBody({ summary, path }: SubscriptionMovedMail) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.moved.heading")}</Heading>
      <Paragraph>{t("mail.moved.text")}</Paragraph>
      <Facts facts={[{ label: t("mail.subscription.wish"), value: summary }]} />
      <Paragraph>{t("mail.moved.notYou")}</Paragraph>
      <ButtonLink path={path} label={t("mail.moved.again")} />
    </>
  );
}
