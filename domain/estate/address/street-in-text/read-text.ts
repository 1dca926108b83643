import { shortTokens } from "./street-names.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Where a text tells a street, by its words: `from` is the first, `to` the one behind the last. */
export type Found = { readonly from: number; readonly to: number };

export type ReadText = { readonly text: string; readonly tokens: readonly Token[] };

/** The words of a text in the short forms that streets are compared by. */
export function readText(text: string): ReadText {
  return { text, tokens: shortTokens(tokensOf(text)) };
}

const TAGS = /<[^<>]*>/g;

/** What stands between a word and the one before it, tags apart. */
export function gapBefore({ text, tokens }: ReadText, at: number): string {
  return text.slice(tokens[at - 1]!.end, tokens[at]!.start).replaceAll(TAGS, " ");
}

/** Whether words with this between them can be one name. */
export function isWithinName(gap: string): boolean {
  return gap.length < 20 && !/[!?:|•,()]/.test(gap.replaceAll(/&[^;]{2,8};/g, ""));
}

/** Whether a stretch of a text has a capital. */
export function hasCapital({ text, tokens }: ReadText, { from, to }: Found): boolean {
  return /\p{Lu}/u.test(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
}
