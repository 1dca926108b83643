import { foldForAddress } from "../../../locale/slug.ts";

/** A word of a text as comparing sees it, and where it stands there (`end` is behind its last sign). */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

/** Signs that a page does not show: soft hyphens and joints. */
const UNSEEN = "\\u00AD\\u200B-\\u200D\\u2060\\uFEFF";
const PIECES = new RegExp(
  `<[/a-z!][^<>]*>|&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]{2,8});|\\p{Nd}+|[\\p{L}\\p{M}\\p{Nl}\\p{No}${UNSEEN}]+`,
  "giu",
);
const UNSEEN_SIGNS = new RegExp(`[${UNSEEN}]`, "gu");
const ACCENTED = /^&([a-z])(?:acute|grave|circ|uml|cedil|tilde|ring);$/i;
const NAMED: Readonly<Record<string, string>> = {
  "&szlig;": "ß",
  "&oelig;": "œ",
  "&aelig;": "æ",
  "&shy;": "",
};

/** Three letters with their accents. */
const LONGEST_ENDING = 6;

/**
 * The words of a text or of HTML, folded as addresses fold them: accents, case, tags and entities count for nothing.
 * Example: the words of `rue de l&rsquo;&Eacute;glise <b>12</b>` are rue, de, l, eglise and 12.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let word = "";
  let start = 0;
  let end = 0;
  const finish = () => {
    const folded = foldForAddress(word.normalize("NFKC"), "en").replaceAll(UNSEEN_SIGNS, "");
    if (folded) tokens.push({ word: folded, start, end });
    word = "";
  };
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const letters = lettersOf(piece);
    if (letters === null || index !== end || isAnother(word, letters)) finish();
    if (letters !== null && word === "") start = index;
    word += letters ?? "";
    end = index + piece.length;
  }
  finish();
  return tokens;
}

/**
 * Whether letters and a number that touch are two words, as in "Kerkstraat77", "77Kerkstraat" and "77bus3". An addition
 * is one with its number: "12A", "12bis", "1ste", "m2".
 */
function isAnother(word: string, piece: string): boolean {
  if (/^\p{Nd}/u.test(piece)) return /(?:\p{L}\p{M}?){3}$|^(?:nr|no)$/iu.test(word.slice(-LONGEST_ENDING));
  return /\p{Nd}$/u.test(word.slice(-1)) && /^(?:(?:\p{L}\p{M}?){4}|(?:bus|bte|box)$)/iu.test(piece);
}

/** What a piece adds to a word; null where it separates two. */
function lettersOf(piece: string): string | null {
  if (piece.startsWith("<")) return null;
  if (!piece.startsWith("&")) return piece;
  const sign = NAMED[piece.toLowerCase()] ?? ACCENTED.exec(piece)?.[1] ?? numbered(piece);
  return sign !== null && /^[\p{L}\p{M}\p{N}]*$/u.test(sign) ? sign : null;
}

function numbered(entity: string): string | null {
  const code = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(entity);
  const point = code && (code[1] ? Number.parseInt(code[1], 16) : Number(code[2]));
  return point !== null && point <= 0x10_ffff ? String.fromCodePoint(point) : null;
}
