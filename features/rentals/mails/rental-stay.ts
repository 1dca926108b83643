import type { MessageKey, Translate } from "#domain/locale/translate.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { formatDate, formatDayAtTime } from "#domain/format/moments.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { nightsOf } from "#domain/rental/period.ts";
import type { StayCost } from "#domain/rental/stay-cost.ts";
import { type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";
import type { Fact } from "#features/site/mail/parts/facts.tsx";

/** A stay that was asked for, as the mails about it tell it. */
export type MailStay = {
  /** yyyy-mm-dd */
  readonly start: string;
  readonly end: string;
  readonly persons: number;
  /** Null where the price is on request. */
  readonly cost: StayCost | null;
  /** RFC 3339: until then nobody else can ask for it; null where that is no longer to be said. */
  readonly heldUntil: string | null;
};

/** When, how long, how many people, and what it costs, line by line. */
export function factsOfStay(
  { start, end, persons, cost, heldUntil }: MailStay,
  t: Translate,
  locale: Locale,
): Fact[] {
  const amount = (label: MessageKey, euro: number | undefined): Fact => ({
    label: t(label),
    value: euro ? formatEuro(euro) : null,
  });
  return [
    { label: t("rentals.arrival"), value: formatDate(start) },
    {
      label: t("rentals.departure"),
      value: `${formatDate(end)} (${t("rentals.nights", { count: nightsOf({ start, end }) })})`,
    },
    { label: t("rentals.persons"), value: persons },
    amount("rentals.rent", cost?.rent),
    amount("rentals.cleaning", cost?.cleaning),
    amount("rentals.fixedCosts", cost?.fixed),
    amount("rentals.touristTax", cost?.touristTax),
    { label: t("rentals.total"), value: cost ? formatEuro(cost.total) : t("listing.priceOnRequest") },
    amount("rentals.depositBack", cost?.deposit),
    { label: t("rentals.heldUntil"), value: heldUntil && formatDayAtTime(heldUntil, locale) },
  ];
}

/** The home of a stay, with what these people pay in all before the price that every guest pays; without a tax both are one. */
export function homeOfStay(home: MailEstate, { cost }: MailStay, t: Translate): MailEstate {
  if (!cost || cost.touristTax === 0) return home;
  const price = formatEuro(cost.rent + cost.cleaning + cost.fixed);
  return { ...home, price: t("mail.rental.total", { total: formatEuro(cost.total), price }) };
}

/** For previews and tests. */
export const SAMPLE_STAY: MailStay = {
  start: "2027-07-03",
  end: "2027-07-10",
  persons: 4,
  cost: { rent: 840, cleaning: 75, fixed: 0, touristTax: 42, total: 957, deposit: 250 },
  heldUntil: "2027-02-04T10:00:00Z",
};

/** When the sample's stay would be kept to, once its visitor has confirmed. */
export const SAMPLE_CONFIRMED_UNTIL = "2027-02-07T08:00:00Z";

/** A holiday home, whose price its stay tells. */
export function sampleHolidayHome(locale: Locale): MailEstate {
  return {
    ...sampleEstate(locale),
    ...SAMPLE_WORDS[locale].holidayHome,
    price: null,
    reference: "ZT-0040",
    path: hrefOf({ type: "rentalUnit", rentalUnitId: 40 }, locale),
  };
}

const TOKEN = "3f0c2d5e-0000-4000-8000-000000000000.1.b9a3";

/** Where a request for a stay is seen, or answered, for previews and tests. */
export function sampleStayPath(locale: Locale, type: "stayRequest" | "stayAnswer"): string {
  return hrefOf({ type, token: TOKEN }, locale);
}
