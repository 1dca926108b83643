import type { Estate } from "#contract/estate/estate.ts";
import { foldAccents } from "#domain/locale/slug.ts";

/** What a search for words may be limited to, as the weight that PostgreSQL keeps with each word. */
export const WORD_WEIGHTS = { title: "A", street: "B", city: "C", description: "D" } as const;

/** A reference is found as a whole or by its beginning only, apart from the words. */
export const REFERENCE_MARK = "ref=";

/** Longer "words" are no words; PostgreSQL refuses lexemes over 2 kB and a whole over 1 MB. */
const LONGEST_WORD = 60;
const MOST_WORDS = 10_000;

type Texts = { readonly [language: string]: string | null | undefined } | string | null | undefined;

/** The words of a text as both sides of a search write them: accents and case gone, letters and digits only. */
export function wordsOf(text: string): string[] {
  const words = foldAccents(text, "en").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * The estate's words in every language as a PostgreSQL `tsvector` literal, each with the weights of where it stands;
 * a concealed address has no street left to index.
 */
export function wordsOfEstate({ general }: Pick<Estate, "general">): string {
  const found = new Map<string, Set<string>>();
  const add = (weight: string, ...texts: Texts[]) => {
    for (const word of texts.flatMap(textsOf).flatMap(wordsOf)) {
      if (found.size < MOST_WORDS) found.set(word, (found.get(word) ?? new Set()).add(weight));
    }
  };
  const { address } = general;
  add(WORD_WEIGHTS.title, general.title);
  add(WORD_WEIGHTS.street, address?.street, address?.street && address.number);
  add(WORD_WEIGHTS.city, address?.city?.name, address?.city?.alias, address?.city?.zip);
  add(WORD_WEIGHTS.description, general.shortDescription, general.description);
  const lexemes = [...found].map(
    ([word, weights]) =>
      `'${word}':${[...weights].map((weight, index) => `${index + 1}${weight}`).join(",")}`,
  );
  const reference = wordsOf(general.reference ?? "").join("");
  return (reference ? [...lexemes, `'${REFERENCE_MARK}${reference}'`] : lexemes).join(" ");
}

function textsOf(texts: Texts): string[] {
  if (!texts) return [];
  return typeof texts === "string" ? [texts] : Object.values(texts).filter((text) => text != null);
}
