import type { Locale } from "./locale.ts";

/** Where a listing's country is not known: its own code, and the one that ISO 3166 reserves for it. */
const UNKNOWN_CODES: ReadonlySet<string> = new Set(["UNKNOWN", "ZZ"]);
const UNKNOWN: Readonly<Record<Locale, string>> = {
  nl: "Onbekend",
  fr: "Inconnu",
  en: "Unknown",
  de: "Unbekannt",
};

const names = new Map<Locale, Intl.DisplayNames>();

/**
 * The name of a country by its ISO 3166 code of two letters, UK for the United Kingdom and UNKNOWN as well; null for any other code. Example:
 * `countryName("FR", "nl")` is "Frankrijk".
 */
export function countryName(code: string, locale: Locale): string | null {
  if (UNKNOWN_CODES.has(code)) return UNKNOWN[locale];
  return /^[A-Z]{2}$/.test(code) ? (namesIn(locale).of(code) ?? null) : null;
}

/** Codes that ISO 3166 leaves to users; XK is Kosovo everywhere. */
const USERS_OWN = /^(?:AA|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

/** Tells whether a code is that of a country with a name: `FR` is, `XX` and those of an unknown country are not. */
export function isCountryCode(code: string): boolean {
  return !UNKNOWN_CODES.has(code) && !USERS_OWN.test(code) && countryName(code, "en") !== null;
}

/** Made once: that takes longer than naming all countries of a site. */
function namesIn(locale: Locale): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  names.set(locale, known);
  return known;
}
