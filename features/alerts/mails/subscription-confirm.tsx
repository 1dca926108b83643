import type { Frequency } from "#domain/subscription/frequency.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import type { MailTemplate } from "#features/site/mail/mail-template.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading } from "#features/site/mail/parts/heading.tsx";
import { Paragraph } from "#features/site/mail/parts/paragraph.tsx";
import { sampleSubscription } from "./sample-subscription.ts";

export type SubscriptionConfirmMail = {
  /** Where the button stands that confirms. */
  readonly path: string;
  /** What is looked for, in words. */
  readonly summary: string;
  readonly frequency: Frequency;
};

/** Asks whether the address is really the subscriber's; until then nothing else is sent there. */
export const subscriptionConfirm: MailTemplate<SubscriptionConfirmMail> = {
  subject: (_, t) => t("mail.subscription.subject"),
  preheader: ({ summary }) => summary,
  reason: (_, t) => t("mail.subscription.reason"),
  Body: SubscriptionConfirmBody,
  sample: (locale) => {
    const { summary, editPath } = sampleSubscription(locale);
    return { path: editPath, summary, frequency: "daily" };
  },
};

function SubscriptionConfirmBody({ path, summary, frequency }: SubscriptionConfirmMail) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.subscription.heading")}</Heading>
      <Paragraph>{t("mail.subscription.text")}</Paragraph>
      <Facts
        facts={[
          { label: t("mail.subscription.wish"), value: summary },
          { label: t("mail.subscription.rhythm"), value: t(`mail.subscription.${frequency}`) },
        ]}
      />
      <ButtonLink path={path} label={t("mail.subscription.confirm")} />
      <Paragraph look="quiet">{t("mail.subscription.notYou")}</Paragraph>
    </>
  );
}
