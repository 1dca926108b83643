import { plainText } from "#features/listings/plain-text/plain-text.server.ts";

/** Search engines cut a description off at about so many characters. */
const LONGEST = 160;

/** A page's description: what it is about, then the first words of its text, cut off between words. */
export function searchSummary(subject: string, text: string): string {
  const words = [subject, plainText(text)].filter(Boolean).join(". ").replaceAll(/\s+/g, " ").trim();
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/ [^ ]*$/, "")}…`;
}
