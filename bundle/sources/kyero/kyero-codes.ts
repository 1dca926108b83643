import { countryName } from "#domain/locale/country-name.ts";

/** What a price is counted per: the transaction that follows, and the period as the page says it. */
export const PRICE_FREQUENCIES = {
  transactions: { sale: 1, month: 2, week: 4 },
  periods: {
    sale: null,
    month: { nl: "per maand", fr: "par mois", en: "per month", de: "pro Monat" },
    week: { nl: "per week", fr: "par semaine", en: "per week", de: "pro Woche" },
  },
} as const;

/** Kyero's words for types, each as a sub type of ours. */
export const SUB_TYPE_CODES: Readonly<Record<string, string>> = {
  apartment: "APARTMENT",
  flat: "APARTMENT",
  duplex: "DUPLEX",
  penthouse: "PENTHOUSE",
  studio: "FLAT_STUDIO",
  villa: "VILLA",
  house: "HOUSE",
  "town house": "TOWN_HOUSE",
  townhouse: "TOWN_HOUSE",
  bungalow: "BUNGALOW",
  chalet: "CHALET",
  "country house": "COUNTRY_COTTAGE",
  finca: "COUNTRY_COTTAGE",
  castle: "CASTLE",
  "mobile home": "MOBILE_HOME",
  garage: "OTHER_GARAGE",
  plot: "OTHER_PLOT",
  land: "OTHER_PLOT",
};

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const codes = new Map(
  [...LETTERS].flatMap((first) =>
    [...LETTERS].map((second) => {
      const code = first + second;
      return [countryName(code, "en")?.toLowerCase() ?? code, code] as const;
    }),
  ),
);

/** The ISO 3166 code of a country by its English name: `countryCodeOf("spain")` is "ES". */
export function countryCodeOf(name: string): string | undefined {
  return codes.get(name.trim().toLowerCase());
}
