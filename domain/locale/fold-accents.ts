/** A text as names and words are compared: lower case, without accents. Example: `Liège` is `liege`. */
export function foldAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
