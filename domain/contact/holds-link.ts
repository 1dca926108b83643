/** A scheme, `www.`, a mail address, or words with a dot between them: mail programs make links of all of these. */
const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}]\.\p{L}{2}/iu;

/**
 * Tells whether a text holds what a mail program would make a link of. What is sent in another's name holds none.
 * Example: `holdsLink("Kijk op voorbeeld.be")` is true, `holdsLink("Mooi. Wat denk je?")` is false.
 */
export function holdsLink(text: string): boolean {
  return LINK.test(text);
}
