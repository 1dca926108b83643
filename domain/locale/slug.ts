import type { Locale } from "./locale.ts";

/** Letters that Unicode does not take apart into a base letter and an accent. */
const FOLDED: Record<string, string> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const GERMAN_UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Most words have no accents: an import folds a hundred a listing. */
const PLAIN = /^\p{ASCII}*$/u;

/** What an address says of a thing that has no words at all. */
const NAMELESS: Record<Locale, string> = { nl: "pand", fr: "bien", en: "property", de: "immobilie" };

/** Longer titles are cut between two words: proxies and mail programs break very long addresses. */
const MAX_SLUG = 150;

/**
 * Lower-cases a text and folds accents the way addresses of a language do.
 * Example: `foldForAddress("Œuvre Été", "fr")` is `"oeuvre ete"`, `foldForAddress("Köln", "de")` is `"koeln"`.
 */
export function foldForAddress(text: string, locale: Locale): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const lower = text.normalize("NFC").toLowerCase();
  const german = locale === "de" ? lower.replace(/[äöü]/g, (letter) => GERMAN_UMLAUTS[letter]!) : lower;
  return german
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, (letter) => FOLDED[letter] ?? letter);
}

/**
 * Joins the words of a thing into the readable end of its address: only a–z, 0–9 and single dashes, missing parts left
 * out, never empty. Example: `slugify(["Villa", "te koop", null, "Sint-Niklaas"], "nl")` is
 * `"villa-te-koop-sint-niklaas"`.
 */
export function slugify(parts: ReadonlyArray<string | null | undefined>, locale: Locale): string {
  const slug = foldForAddress(parts.join("-").normalize("NFKC"), locale)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= MAX_SLUG) return slug || NAMELESS[locale];
  const lastDash = slug.lastIndexOf("-", MAX_SLUG);
  return slug.slice(0, lastDash > 0 ? lastDash : MAX_SLUG);
}
