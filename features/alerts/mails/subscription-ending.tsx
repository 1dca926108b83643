import { formatDay } from "#domain/format/moments.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { MailLink } from "#features/site/mail/parts/mail-link.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { sampleSubscription } from "./sample-subscription.ts";

export type SubscriptionEndingMail = {
  /** What is looked for, in words. */
  readonly summary: string;
  /** RFC 3339. */
  readonly endsAt: string;
  /** Where the button stands that keeps it. */
  readonly path: string;
  readonly unsubscribePath: string;
};

/** Tells a subscriber that nobody touched their subscription for long, when it ends, and how to keep it. */
export const subscriptionEnding: MailTemplate<SubscriptionEndingMail> = {
  subject: ({ endsAt }, t) => t("mail.ending.subject", { day: formatDay(endsAt) }),
  preheader: ({ summary }) => summary,
  reason: (_, t) => t("mail.digest.reason"),
  Body: SubscriptionEndingBody,
  sample: (locale) => {
    const { editPath, ...search } = sampleSubscription(locale);
    return { ...search, path: editPath, endsAt: "2026-12-21T09:00:00.000Z" };
  },
};

function SubscriptionEndingBody({ summary, endsAt, path, unsubscribePath }: SubscriptionEndingMail) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.ending.heading")}</Heading>
      <Paragraph>{t("mail.ending.text", { day: formatDay(endsAt) })}</Paragraph>
      <Facts facts={[{ label: t("mail.subscription.wish"), value: summary }]} />
      <ButtonLink path={path} label={t("mail.ending.keep")} />
      <Paragraph look="quiet">
        <MailLink href={unsubscribePath}>{t("mail.digest.unsubscribe")}</MailLink>
      </Paragraph>
    </>
  );
}
