const LONGEST = 180;

/**
 * Text that may stand in a header: on one line, without control or direction marks, at most 180 characters.
 * Example: `oneLine("Huis\r\nBcc: x@y.be")` is `"Huis Bcc: x@y.be"`.
 */
export function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length <= LONGEST ? line : `${[...line].slice(0, LONGEST - 1).join("")}…`;
}
