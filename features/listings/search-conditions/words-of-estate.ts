import type { Estate } from "#features/listings/schema/estate.ts";
import { foldForAddress } from "#domain/locale/slug.ts";

/** What a search for words may be limited to, as the weight that PostgreSQL keeps with each word. */
export const WORD_WEIGHTS = { title: "A", street: "B", city: "C", description: "D" } as const;

/** A reference is found as a whole or by its beginning only, apart from the words: none of them begins with this sign. */
export const REFERENCE_MARK = "=";

/** Longer "words" are no words; PostgreSQL refuses lexemes over 2 kB and a whole over 1 MB. */
const LONGEST_WORD = 60;
const MOST_WORDS = 10_000;

type Texts = { readonly [language: string]: string | null | undefined } | string | null | undefined;

/** The words of a text as both sides of a search write them: accents and case gone, letters and digits only. */
export function wordsOf(text: string): string[] {
  const words = foldForAddress(text, "en").match(/[\p{L}\p{N}]+/gu) ?? [];
  // Half a letter comes back from PostgreSQL as U+FFFD.
  return words.map((word) =>
    word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD).toWellFormed() : word,
  );
}

/**
 * The estate's words in every language as a PostgreSQL `tsvector` literal, each with the weights of where it stands;
 * a concealed address has no street left to index.
 */
export function wordsOfEstate({ general }: Pick<Estate, "general">): string {
  const { address } = general;
  const city = address?.city;
  const found = new Map<string, number>();
  const add = (weight: Weight, ...texts: Texts[]) => {
    const bit = 1 << WEIGHTS.indexOf(weight);
    for (const word of wordsOf(texts.flatMap(textsOf).join(" ")))
      found.set(word, (found.get(word) ?? 0) | bit);
  };
  add(WORD_WEIGHTS.title, general.title);
  add(WORD_WEIGHTS.street, address?.street, address?.street && address.number);
  add(WORD_WEIGHTS.city, city?.name, city?.alias, city?.zip);
  add(WORD_WEIGHTS.description, general.shortDescription, general.description);
  const lexemes = Array.from(found.entries().take(MOST_WORDS), ([word, bits]) => `'${word}':${PLACES[bits]}`);
  const reference = wordsOf(general.reference ?? "").join("");
  if (reference) lexemes.push(`'${REFERENCE_MARK}${reference}'`);
  return lexemes.join(" ");
}

type Weight = (typeof WORD_WEIGHTS)[keyof typeof WORD_WEIGHTS];
const WEIGHTS = Object.values(WORD_WEIGHTS);

/** PostgreSQL writes a weight after a position, and positions say nothing here: for each set of weights "1A,2D" and so on. */
const PLACES = Array.from({ length: 1 << WEIGHTS.length }, (_, bits) =>
  WEIGHTS.filter((_weight, index) => bits & (1 << index))
    .map((weight, index) => `${index + 1}${weight}`)
    .join(","),
);

function textsOf(texts: Texts): string[] {
  if (!texts) return [];
  return typeof texts === "string" ? [texts] : Object.values(texts).filter((text) => text != null);
}
