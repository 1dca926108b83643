import { LOCALES } from "../../locale/locale.ts";
import { LEXICON, type Meaning } from "./lexicon.ts";
import { keyOf, tokensOf } from "./tokens.ts";

/** The meaning of each word and run of words, by its key. Example: `te koop` is a sale. */
export const MEANINGS: ReadonlyMap<string, Meaning> = readLexicon();

function readLexicon(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const row of LEXICON)
    for (const locale of LOCALES)
      for (const phrase of row[locale].split(",")) {
        const key = keyOf(tokensOf(phrase));
        if (key && !meanings.has(key)) meanings.set(key, row.meaning);
      }
  return meanings;
}
