import { formatEuro } from "#domain/format/figures.ts";
import { hrefOf, hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { News } from "#domain/alerts/market.ts";
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
  /** How many there are of each kind; absent in mails that wait since an older version, as is the next. */
  readonly counts?: Readonly<Record<News["kind"], number>>;
  /** Where all results stand; null where the site has no such page. */
  readonly resultsPath?: string | null;
  readonly editPath: string;
  readonly unsubscribePath: string;
};

/** News of listings that a subscriber looks for. */
export const subscriptionDigest = defineMail<SubscriptionDigestMail>({
  subject: subjectOf,
  preheader: ({ listings }) => listings.map(({ estate }) => titleOf(estate)).join(" · "),
  reason: "mail.digest.reason",
  Body: SubscriptionDigestBody,
  sample: (locale) => ({
    ...sampleSubscription(locale),
    listings: sampleListings(locale),
    more: 4,
    counts: { new: 5, back: 1, price: 1 },
    resultsPath: `${hrefOfPage(locale, "homes")}?city=9000`,
  }),
});

function SubscriptionDigestBody(mail: SubscriptionDigestMail) {
  const { t } = useMail();
  const { summary, listings, more, resultsPath, editPath, unsubscribePath } = mail;
  return (
    <>
      <Heading>{t("mail.digest.heading", { count: listings.length + more })}</Heading>
      <Paragraph>{t("mail.digest.why", { summary })}</Paragraph>
      {listings.map(({ estate, news }) => (
        <EstateCard key={estate.path} estate={{ ...estate, note: newsInWords(news, t) }} />
      ))}
      {more > 0 && <Paragraph>{t("mail.digest.more", { count: more })}</Paragraph>}
      {resultsPath && <ButtonLink path={resultsPath} label={t("mail.digest.results")} />}
      <Paragraph look="quiet">
        <MailLink href={editPath}>{t("mail.digest.edit")}</MailLink>
      </Paragraph>
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

/** What is new, or whose price fell: "3 nieuwe panden in Gent, prijs verlaagd van 1 pand". */
function subjectOf(
  { listings, more, counts = countsOf(listings) }: SubscriptionDigestMail,
  t: Translate,
): string {
  const [first] = listings;
  if (first && listings.length + more === 1) {
    const what = first.news.kind === "price" ? t("mail.digest.reduced") : newsInWords(first.news, t);
    return `${t("mail.label", { label: what })} ${titleOf(first.estate)}`;
  }
  const city = more === 0 ? cityOfAll(listings) : null;
  const parts = [
    counts.new > 0 && city && t("mail.digest.subjectNewIn", { count: counts.new, city }),
    counts.new > 0 && !city && t("mail.digest.subjectNew", { count: counts.new }),
    counts.price > 0 && t("mail.digest.subjectPrice", { count: counts.price }),
    counts.back > 0 && t("mail.digest.subjectBack", { count: counts.back }),
  ];
  const subject = parts.filter(Boolean).join(", ");
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}

function countsOf(listings: SubscriptionDigestMail["listings"]) {
  const countOf = (kind: News["kind"]) => listings.filter(({ news }) => news.kind === kind).length;
  return { new: countOf("new"), back: countOf("back"), price: countOf("price") };
}

/** The city of all that is new, where it is one. */
function cityOfAll(listings: SubscriptionDigestMail["listings"]): string | null {
  const cities = new Set(listings.filter(({ news }) => news.kind === "new").map(({ estate }) => estate.city));
  const [city] = cities;
  return cities.size === 1 && city ? city : null;
}

function newsInWords(news: News, t: Translate): string {
  if (news.kind !== "price") return t(`mail.digest.${news.kind}`);
  const [before, after] = [formatEuro(news.before), formatEuro(news.after)];
  return t("mail.digest.price", { before, after });
}

function titleOf({ title, place }: MailEstate): string {
  return [title, place].filter(Boolean).join(", ");
}
