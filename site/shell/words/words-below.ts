/** The words of one area, for a page that brings them along: `wordsBelow(dictionary, "favoritesPage.")`. */
export function wordsBelow(
  dictionary: Readonly<Record<string, string>>,
  start: string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(dictionary).filter(([key]) => key.startsWith(start)));
}
