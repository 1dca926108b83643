import { LOCALES } from "../../locale/locale.ts";
import { LEXICON, type Meaning, type Row } from "./lexicon.ts";
import { keyOf, tokensOf } from "./tokens.ts";

/** The meaning of each word and run of words, by its key. Example: `te koop` is a sale. */
export type Meanings = ReadonlyMap<string, Meaning>;

/** Of a search for homes to buy or to rent. */
export const MEANINGS: Meanings = readLexicon(LEXICON);

/** Reads a list of words; of a word that stands in two rows the first counts. */
export function readLexicon(rows: readonly Row[]): Meanings {
  const meanings = new Map<string, Meaning>();
  for (const row of rows)
    for (const locale of LOCALES)
      for (const phrase of row[locale].split(",")) {
        const key = keyOf(tokensOf(phrase));
        if (key && !meanings.has(key)) meanings.set(key, row.meaning);
      }
  return meanings;
}
