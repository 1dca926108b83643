import { formatEuro } from "#domain/format/figures.ts";
import type { News } from "#domain/subscription/market.ts";
import type { Say } from "#words/words.ts";
import { SAMPLE_ESTATE } from "../contact/sample-estate.ts";
import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Heading } from "../parts/heading.tsx";
import { MailLink } from "../parts/mail-link.tsx";
import { Paragraph } from "../parts/paragraph.tsx";

export type SubscriptionDigestMail = {
  /** What is looked for, in words: why these listings are told. */
  readonly summary: string;
  readonly listings: ReadonlyArray<{ readonly estate: MailEstate; readonly news: News }>;
  /** How many more there are than this mail shows. */
  readonly more: number;
  readonly editPath: string;
  readonly unsubscribePath: string;
};

/** News of listings that a subscriber looks for. */
export const subscriptionDigest: MailTemplate<SubscriptionDigestMail> = {
  subject: ({ listings: [first], more, listings }, say) =>
    listings.length + more === 1 && first
      ? `${newsInWords(first.news, say)}: ${titleOf(first.estate)}`
      : say("mail.digest.subject", { count: listings.length + more }),
  preheader: ({ listings }) => listings.map(({ estate }) => titleOf(estate)).join(" · "),
  reason: (_, say) => say("mail.digest.reason"),
  Body: SubscriptionDigestBody,
  sample: {
    summary: "Te koop · Huis · 9000 Gent · tot €\u00a0400.000,00",
    listings: [
      { estate: SAMPLE_ESTATE, news: { kind: "price", before: 410_000, after: 389_000 } },
      {
        estate: { ...SAMPLE_ESTATE, title: "Rijwoning aan het park", place: "9000 Gent", picture: null },
        news: { kind: "new" },
      },
      { estate: { ...SAMPLE_ESTATE, title: "Hoekhuis" }, news: { kind: "back" } },
    ],
    more: 4,
    editPath: "/nl/hou-me-op-de-hoogte/0b6f0d4e.1.b9a3",
    unsubscribePath: "/nl/hou-me-op-de-hoogte/uitschrijven/0b6f0d4e.1.b9a3",
  },
};

function SubscriptionDigestBody(mail: SubscriptionDigestMail) {
  const { say } = useMail();
  const { summary, listings, more, editPath, unsubscribePath } = mail;
  return (
    <>
      <Heading>{say("mail.digest.heading", { count: listings.length + more })}</Heading>
      <Paragraph>{say("mail.digest.why", { summary })}</Paragraph>
      {listings.map(({ estate, news }) => (
        <EstateCard key={estate.path} estate={{ ...estate, note: newsInWords(news, say) }} />
      ))}
      {more > 0 && <Paragraph>{say("mail.digest.more", { count: more })}</Paragraph>}
      <ButtonLink path={editPath} label={say("mail.digest.edit")} />
      <Paragraph look="quiet">
        <MailLink href={unsubscribePath}>{say("mail.digest.unsubscribe")}</MailLink>
      </Paragraph>
    </>
  );
}

function newsInWords(news: News, say: Say): string {
  if (news.kind !== "price") return say(`mail.digest.${news.kind}`);
  const [before, after] = [formatEuro(news.before), formatEuro(news.after)];
  return say("mail.digest.price", { before, after });
}

function titleOf({ title, place }: MailEstate): string {
  return [title, place].filter(Boolean).join(", ");
}
