import type { Locale } from "../../locale/locale.ts";
import type { PropertyStatus } from "./enumerations.ts";

/** What a transaction is about; projects and their units are compared within one of these. */
type Deal = "sale" | "rent" | "takeover";

/** Free to anybody, promised to somebody who has not signed yet, or over. */
type Availability = "available" | "under-option" | "taken";

export type Transaction = {
  readonly id: number;
  readonly deal: Deal;
  readonly availability: Availability;
  readonly status: PropertyStatus;
  readonly name: Readonly<Record<Locale, string>>;
};

/** The transactions that an agency's reference data has unless it says otherwise. */
export const TRANSACTIONS: readonly Transaction[] = [
  {
    id: 1,
    deal: "sale",
    availability: "available",
    status: "FOR_SALE",
    name: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Zu verkaufen" },
  },
  {
    id: 2,
    deal: "rent",
    availability: "available",
    status: "TO_RENT",
    name: { nl: "Te huur", fr: "À louer", en: "For rent", de: "Zu vermieten" },
  },
  {
    id: 3,
    deal: "sale",
    availability: "available",
    status: "FOR_SALE",
    name: { nl: "Openbare verkoop", fr: "Vente publique", en: "Public sale", de: "Öffentlicher Verkauf" },
  },
  {
    id: 4,
    deal: "rent",
    availability: "available",
    status: "TO_RENT",
    name: { nl: "Vakantieverhuur", fr: "Location saisonnière", en: "Seasonal let", de: "Ferienvermietung" },
  },
  {
    id: 5,
    deal: "sale",
    availability: "taken",
    status: "SOLD",
    name: { nl: "Verkocht", fr: "Vendu", en: "Sold", de: "Verkauft" },
  },
  {
    id: 6,
    deal: "rent",
    availability: "taken",
    status: "RENTED",
    name: { nl: "Verhuurd", fr: "Loué", en: "Rented", de: "Vermietet" },
  },
  {
    id: 7,
    deal: "sale",
    availability: "under-option",
    status: "FOR_SALE",
    name: {
      nl: "Te koop, in optie",
      fr: "À vendre, sous option",
      en: "For sale, under option",
      de: "Zu verkaufen, reserviert",
    },
  },
  {
    id: 8,
    deal: "rent",
    availability: "under-option",
    status: "TO_RENT",
    name: {
      nl: "Te huur, in optie",
      fr: "À louer, sous option",
      en: "For rent, under option",
      de: "Zu vermieten, reserviert",
    },
  },
  {
    id: 10,
    deal: "takeover",
    availability: "available",
    status: "TAKE_OVER",
    name: { nl: "Over te nemen", fr: "À remettre", en: "For takeover", de: "Zu übernehmen" },
  },
  {
    id: 11,
    deal: "sale",
    availability: "available",
    status: "FOR_SALE",
    name: {
      nl: "Te koop op lijfrente",
      fr: "À vendre en viager",
      en: "For sale on a life annuity",
      de: "Zu verkaufen auf Leibrente",
    },
  },
];

export const FOR_SALE = 1;
export const FOR_RENT = 2;

/** A sale by a notary, to who bids most. */
export const PUBLIC_SALE = 3;

/** Estates by the week, weekend or night, for holidays. */
export const SEASONAL_LET = 4;

/** The price of this one is the bouquet, and an annuity is paid every month beside it. */
export const LIFE_ANNUITY = 11;

const BY_ID: ReadonlyMap<number, Transaction> = new Map(TRANSACTIONS.map((row) => [row.id, row]));

/** The row of an id; undefined for one of the agency's own, and where none is known: `transactionOf(7)?.deal` is "sale". */
export function transactionOf(id: number | null | undefined): Transaction | undefined {
  return id == null ? undefined : BY_ID.get(id);
}
