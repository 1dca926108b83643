import { type Multilingual, localize, type LocalizedText } from "../../locale/multilingual.ts";
import type { Locale } from "../../locale/locale.ts";
import type { PropertyStatus } from "../reference/enumerations.ts";
import { isForRent } from "../reference/status.ts";
import { SEASONAL_LET } from "../reference/transactions.ts";

/** "per maand" and "maand" are one period: both read "/ maand". */
const PER = /^(?:\/|per|par|pro|je)\s+/i;
const SAYS_PER = /^(?:\/|à|an?)(?:\s|$)/i;

const MONTH: Multilingual = { nl: "maand", fr: "mois", en: "month", de: "Monat" };

/** Rents are asked by the month in Belgium, but for seasonal lets. */
const MONTHLY_STATUSES: ReadonlySet<PropertyStatus | null | undefined> = new Set(["TO_RENT", "RENTED"]);

type Priced = {
  readonly general: {
    readonly transaction?: { readonly id: number } | null;
    readonly price?: { readonly period?: { readonly name?: Multilingual | null } | null } | null;
  };
  readonly property?: { readonly status?: PropertyStatus | null } | null;
};

/**
 * What a listing's price is counted per: as its agency says, else by the month for a rent; null for a sale and for a
 * seasonal let without a period. Example: a rent without a period is "/ maand" in Dutch, "/ mois" in French.
 */
export function pricePeriodOf(estate: Priced, locale: Locale): LocalizedText | null {
  const name = estate.general.price?.period?.name;
  return pricePeriod(name, locale) ?? (isMonthly(estate) ? pricePeriod(MONTH, locale) : null);
}

function isMonthly({ general, property }: Priced): boolean {
  const transaction = general.transaction?.id;
  return transaction === undefined
    ? MONTHLY_STATUSES.has(property?.status)
    : isForRent(transaction) && transaction !== SEASONAL_LET;
}

/** Codes of UN/CEFACT Recommendation 20, by how a period begins to be called in the four languages. */
const UNITS: ReadonlyArray<readonly [code: string, name: RegExp]> = [
  ["MON", /maand|mois|mensuel|month|monat/i],
  ["WEE", /week(?!end)|semaine|woche(?!nende)/i],
  ["ANN", /jaar|\ban\b|année|annuel|year|jahr/i],
  ["DAY", /dag|nacht|jour|nuit|night|\bday|tag/i],
];

/**
 * The unit code of what a price is counted per, for machines; null for a sale, and for a period that has none. Example: a
 * rent without a period is "MON".
 */
export function pricePeriodUnit(estate: Priced): string | null {
  const names = Object.values(estate.general.price?.period?.name ?? {}).filter((name) => name?.trim());
  if (names.length === 0) return isMonthly(estate) ? "MON" : null;
  return UNITS.find(([, unit]) => names.some((name) => unit.test(name!)))?.[0] ?? null;
}

/**
 * What a rent is counted per, as it reads on after the amount; null where the agency does not say.
 * Example: `pricePeriod({ nl: "maand" }, "nl")` is `{ text: "/ maand", locale: "nl" }`, and so is `{ nl: "per maand" }`.
 */
export function pricePeriod(name: Multilingual | null | undefined, locale: Locale): LocalizedText | null {
  const period = localize(name, locale);
  const text = period?.text.replace(PER, "");
  return period && text ? { ...period, text: SAYS_PER.test(text) ? text : `/ ${text}` } : period;
}
