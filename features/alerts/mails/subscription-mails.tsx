import { defineMail, type PropsOfMails } from "#features/site/mail/define-mail.ts";
import { subscriptionDigest } from "./subscription-digest.tsx";
import type { Frequency } from "#domain/alerts/frequency.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading, Paragraph } from "#features/site/mail/parts/text.tsx";
import { sampleSubscription } from "./sample-subscription.ts";
import { formatDay } from "#domain/format/moments.ts";
import { MailLink } from "#features/site/mail/parts/mail-link.tsx";
import { hrefOf } from "#domain/locale/href.ts";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

type SubscriptionConfirmMail = {
  /** Where the button stands that confirms. */
  readonly path: string;
  /** What is looked for, in words. */
  readonly summary: string;
  readonly frequency: Frequency;
};

/** Asks whether the address is really the subscriber's; until then nothing else is sent there. */
const subscriptionConfirm = defineMail<SubscriptionConfirmMail>({
  subject: "mail.subscription.subject",
  preheader: ({ summary }) => summary,
  reason: "mail.subscription.reason",
  Body: SubscriptionConfirmBody,
  sample: (locale) => {
    const { summary, editPath } = sampleSubscription(locale);
    return { path: editPath, summary, frequency: "daily" };
  },
});

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

type SubscriptionEndingMail = {
  /** What is looked for, in words. */
  readonly summary: string;
  /** RFC 3339. */
  readonly endsAt: string;
  /** Where the button stands that keeps it. */
  readonly path: string;
  readonly unsubscribePath: string;
};

/** Tells a subscriber that nobody touched their subscription for long, when it ends, and how to keep it. */
const subscriptionEnding = defineMail<SubscriptionEndingMail>({
  subject: ({ endsAt }, t) => t("mail.ending.subject", { day: formatDay(endsAt) }),
  preheader: ({ summary }) => summary,
  reason: "mail.digest.reason",
  Body: SubscriptionEndingBody,
  sample: (locale) => {
    const { editPath, ...search } = sampleSubscription(locale);
    return { ...search, path: editPath, endsAt: "2026-12-21T09:00:00.000Z" };
  },
});

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

type SubscriptionMovedMail = {
  /** What is looked for, in words. */
  readonly summary: string;
  /** Where one subscribes anew. */
  readonly path: string;
};

/** The last mail to an address whose subscription goes to another one from now on. */
const subscriptionMoved = defineMail<SubscriptionMovedMail>({
  subject: "mail.moved.subject",
  preheader: ({ summary }) => summary,
  reason: "mail.moved.reason",
  Body: SubscriptionMovedBody,
  sample: (locale) => ({
    summary: SAMPLE_WORDS[locale].wish,
    path: hrefOf({ type: "keepMeInformed" }, locale),
  }),
});

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

/** What subscribers are told. */
export const SUBSCRIPTION_MAILS = {
  "subscription-confirm": subscriptionConfirm,
  "subscription-digest": subscriptionDigest,
  "subscription-ending": subscriptionEnding,
  "subscription-moved": subscriptionMoved,
} as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof SUBSCRIPTION_MAILS> {}
}
