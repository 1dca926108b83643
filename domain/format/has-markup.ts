const TAG_START = /<\/?[a-z!]/i;
const ENTITY = /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

/** Whether a text holds HTML: tags, comments or entities. Example: `hasMarkup("Tuin &amp; terras")` is true, of "EPC < 100" false. */
export function hasMarkup(text: string): boolean {
  // A tag that begins before the last ">" ends: a pattern for whole tags would look for the end of each "<" anew.
  return ENTITY.test(text) || TAG_START.test(text.slice(0, text.lastIndexOf(">") + 1));
}
