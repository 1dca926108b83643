import { hrefOf } from "#domain/locale/href.ts";
import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { SAMPLE_WORDS } from "../samples/sample-words.ts";

export type SubscriptionMovedMail = {
  /** What is looked for, in words. */
  readonly summary: string;
  /** Where one subscribes anew. */
  readonly path: string;
};

/** The last mail to an address whose subscription goes to another one from now on. */
export const subscriptionMoved: MailTemplate<SubscriptionMovedMail> = {
  subject: (_, say) => say("mail.moved.subject"),
  preheader: ({ summary }) => summary,
  reason: (_, say) => say("mail.moved.reason"),
  Body: SubscriptionMovedBody,
  sample: (locale) => ({
    summary: SAMPLE_WORDS[locale].wish,
    path: hrefOf({ type: "keepMeInformed" }, locale),
  }),
};

function SubscriptionMovedBody({ summary, path }: SubscriptionMovedMail) {
  const { say } = useMail();
  return (
    <>
      <Heading>{say("mail.moved.heading")}</Heading>
      <Paragraph>{say("mail.moved.text")}</Paragraph>
      <Facts facts={[{ label: say("mail.subscription.wish"), value: summary }]} />
      <Paragraph>{say("mail.moved.notYou")}</Paragraph>
      <ButtonLink path={path} label={say("mail.moved.again")} />
    </>
  );
}
