import { formatEuro } from "#domain/format/figures.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { News } from "#domain/subscription/market.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { defineMail } from "#features/site/mail/define-mail.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { EstateCard, type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { Heading, Paragraph } from "#features/site/mail/parts/text.tsx";
import { MailLink } from "#features/site/mail/parts/mail-link.tsx";
import { sampleSubscription } from "./sample-subscription.ts";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

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
export const subscriptionDigest = defineMail<SubscriptionDigestMail>({
  subject: ({ listings: [first], more, listings }, t) =>
    listings.length + more === 1 && first
      ? `${t("mail.label", { label: newsInWords(first.news, t) })} ${titleOf(first.estate)}`
      : t("mail.digest.subject", { count: listings.length + more }),
  preheader: ({ listings }) => listings.map(({ estate }) => titleOf(estate)).join(" · "),
  reason: "mail.digest.reason",
  Body: SubscriptionDigestBody,
  sample: (locale) => ({ ...sampleSubscription(locale), listings: sampleListings(locale), more: 4 }),
});

function SubscriptionDigestBody(mail: SubscriptionDigestMail) {
  const { t } = useMail();
  const { summary, listings, more, editPath, unsubscribePath } = mail;
  return (
    <>
      <Heading>{t("mail.digest.heading", { count: listings.length + more })}</Heading>
      <Paragraph>{t("mail.digest.why", { summary })}</Paragraph>
      {listings.map(({ estate, news }) => (
        <EstateCard key={estate.path} estate={{ ...estate, note: newsInWords(news, t) }} />
      ))}
      {more > 0 && <Paragraph>{t("mail.digest.more", { count: more })}</Paragraph>}
      <ButtonLink path={editPath} label={t("mail.digest.edit")} />
      <Paragraph look="quiet">
        <MailLink href={unsubscribePath}>{t("mail.digest.unsubscribe")}</MailLink>
      </Paragraph>
    </>
  );
}

/** One of each kind of news: with a picture, without, and with a hidden address. */
function sampleListings(locale: Locale): SubscriptionDigestMail["listings"] {
  const { otherHomes, city } = SAMPLE_WORDS[locale];
  const estate = sampleEstate(locale);
  const other = (title: string, id: number) => ({
    ...estate,
    title,
    path: hrefOf({ type: "estate", id }, locale),
  });
  return [
    { estate, news: { kind: "price", before: 410_000, after: 389_000 } },
    { estate: { ...other(otherHomes[0], 13), picture: null }, news: { kind: "new" } },
    { estate: { ...other(otherHomes[1], 14), place: city }, news: { kind: "back" } },
  ];
}

function newsInWords(news: News, t: Translate): string {
  if (news.kind !== "price") return t(`mail.digest.${news.kind}`);
  const [before, after] = [formatEuro(news.before), formatEuro(news.after)];
  return t("mail.digest.price", { before, after });
}

function titleOf({ title, place }: MailEstate): string {
  return [title, place].filter(Boolean).join(", ");
}
