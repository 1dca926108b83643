import { TOP_LEVEL_DOMAINS } from "./top-level-domains.ts";

/** Marks that nobody sees, with which words are hidden from checks and not from programs. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034F/gu;
/** A dot of Chinese and Japanese, which browsers take for one of an address (UTS 46). */
const OTHER_DOT = /\u3002/g;

/** A scheme, `www.`, or a mail address. */
const PLAIN_LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]@[\p{L}\p{N}]/iu;
const DOTTED_WORDS = /(?<![^\s\p{P}]|[-_])(?:[^\s\p{P}]|[-_])+(?:\.(?:[^\s\p{P}]|[-_])+)+/gu;
const PUNYCODE = "xn--";
/** Names that nobody sells and some programs lead to all the same (RFC 6761, RFC 7686). */
const SPECIAL_NAMES: ReadonlySet<string> = new Set(["example", "invalid", "localhost", "onion"]);
/** A price in euro has zeros where the number of a machine has none. */
const PART_OF_NUMBER = /^(?:0|[1-9]\d{0,2})$/;

/**
 * Tells whether a text holds what a mail program would make a link of. What is sent in another's name holds none; words that
 * are joined by a dot because somebody forgot the space are no link, unless the second is the end of an address.
 * Example: `holdsLink("Kijk op voorbeeld.be")` is true, `holdsLink("Mooi.Wat denk je, t.o.v. de prijs?")` is false.
 */
export function holdsLink(text: string): boolean {
  const plain = text.normalize("NFKC").replace(UNSEEN, "").replace(OTHER_DOT, ".");
  if (PLAIN_LINK.test(plain)) return true;
  return (plain.match(DOTTED_WORDS) ?? []).map((words) => words.toLowerCase().split(".")).some(isAddress);
}

function isAddress(parts: readonly string[]): boolean {
  return isInternetNumber(parts) || parts.slice(1).some(endsAddress);
}

function endsAddress(part: string): boolean {
  return TOP_LEVEL_DOMAINS.has(part) || SPECIAL_NAMES.has(part) || part.startsWith(PUNYCODE);
}

function isInternetNumber(parts: readonly string[]): boolean {
  return parts.length === 4 && parts.every((part) => PART_OF_NUMBER.test(part) && Number(part) <= 255);
}
