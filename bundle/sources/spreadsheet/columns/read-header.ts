import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { wordKey } from "../values/word-key.ts";

/** What a column is called, taken apart. */
export type Header = {
  readonly text: string;
  /** From the whole name to what is left without brackets, units and numbers: the first that is known counts. */
  readonly keys: readonly string[];
  /** The same without the language that the name begins or ends with. */
  readonly language: { readonly locale: Locale; readonly keys: readonly string[] } | null;
};

const MOST_SIGNS = 200;

const LANGUAGES: ReadonlyMap<string, Locale> = new Map(
  Object.entries({
    nl: "nederlands, ned, néerlandais, dutch, niederländisch",
    fr: "frans, français, french, französisch",
    en: "engels, eng, anglais, english, englisch",
    de: "duits, allemand, german, deutsch",
  }).flatMap(([locale, words]) =>
    [locale, ...words.split(", ")].map((word) => [wordKey(word), locale as Locale]),
  ),
);

const UNITS: ReadonlySet<string> = new Set(
  "m2 m eur euro kwh kwhm2 kwhm2jaar kwhm2an ca in l liter kg".split(" "),
);

/** Example: "Omschrijving (FR)" is the column "omschrijving" in French, "Bewoonbare opp. (m²)" is "bewoonbareopp". */
export function readHeader(cell: string): Header {
  const text = cell.slice(0, MOST_SIGNS).normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  const words = wordsOf(text);
  const last = words.length > 1 ? languageOf(words.at(-1)!) : null;
  const first = words.length > 1 && isLocale(words[0]!.toLowerCase()) ? languageOf(words[0]!) : null;
  const locale = last ?? first;
  const rest = last ? words.slice(0, -1) : words.slice(1);
  return {
    text,
    keys: keysOf(words, text),
    language: locale ? { locale, keys: keysOf(rest, rest.join(" ")) } : null,
  };
}

/** The words of a name, for comparing its beginning: "Sleutel nr. 4" is "sleutel nr 4". */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}²'’°]+/gu) ?? [];
}

function languageOf(word: string): Locale | null {
  return LANGUAGES.get(wordKey(word)) ?? null;
}

function keysOf(words: readonly string[], text: string): readonly string[] {
  const whole = wordKey(words.join(""));
  const bare = wordKey(text.replaceAll(/[([][^)\]]{0,40}[)\]]/g, " "));
  const units = words.findLastIndex((word) => !UNITS.has(wordKey(word)));
  const withoutUnits = wordKey(words.slice(0, units + 1).join(""));
  return [...new Set([whole, bare, withoutUnits])].filter((key) => key !== "");
}
