/**
 * Signs that nobody sees: those that turn the letters after them round, also those of the mail around them, and those that make one name
 * look like another. Joiners (U+200C, U+200D) stay, without which names of other alphabets are misspelt.
 */
const HIDDEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A text without signs that nobody sees: `visibleText("An \u202enesnaJ")` is `"An nesnaJ"`. */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, "");
}
