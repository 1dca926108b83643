import type { Meaning } from "./lexicon.ts";
import type { Meanings } from "./meanings.ts";

const LEAST_LETTERS = 6;
const LONGEST_COMPOUND = 40;
const GUESSED = /^(type|feature|unit|garage|transaction|holiday|month)$/;
/** What may end a compound. */
const TAILS = /^(type|unit|garage)$/;
/** What says nothing of what it begins. */
const NO_HEADS = /^(filler|join|bound|near|surroundings|not|builtIn|measure|weekday)$/;

type Word = readonly [word: string, meaning: Meaning];

const guessedOf = new WeakMap<Meanings, readonly Word[]>();

/** What a word means that a list of words has not: a compound, or a word with a typing error; null where nothing is like it. */
export function guessMeaning(word: string, meanings: Meanings): readonly Meaning[] | null {
  const parts = partsOf(word, meanings);
  if (parts) return parts;
  const similar = guessedWords(meanings).find(([known]) => areSimilar(known, word));
  return similar ? [similar[1]] : null;
}

function guessedWords(meanings: Meanings): readonly Word[] {
  const known = guessedOf.get(meanings);
  if (known) return known;
  const words = [...meanings].filter(
    ([word, { kind }]) => word.length >= LEAST_LETTERS && !word.includes(" ") && GUESSED.test(kind),
  );
  guessedOf.set(meanings, words);
  return words;
}

/** The words of a compound, as Dutch and German write them: `koopwoning`, `slaapkamerappartement`, `Mietwohnung`. */
function partsOf(word: string, meanings: Meanings): readonly Meaning[] | null {
  if (word.length > LONGEST_COMPOUND) return null;
  for (let at = 3; at <= word.length - 3; at++) {
    const head = meanings.get(word.slice(0, at)) ?? meanings.get(word.slice(0, at).replace(/s$/, ""));
    if (!head || NO_HEADS.test(head.kind)) continue;
    const tail = meanings.get(word.slice(at));
    if (tail && TAILS.test(tail.kind)) return [head, tail];
    const rest = partsOf(word.slice(at), meanings);
    if (rest) return [head, ...rest];
  }
  return null;
}

/** Tells whether one letter more, less or other, or two that changed places, make one word the other. */
function areSimilar(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a[0] === b[1] && a[1] === b[0]);
}
