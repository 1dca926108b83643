/** Words for these keys, or for keys that begin so, don't travel to every page: there are many, and a page says few. */
const CARRIED = ["display.", "estate.destination.", "estate.cost.", "estate.pricePart."];

/** Keys that a page's parts say without finding them in their data. */
const ALWAYS = [
  "display.floodingIcon",
  "display.field.co2_emission",
  "display.field.progress",
  "display.notEntered",
];

/**
 * The words that a page's data speak of by key, so that the browser needs no dictionary of all facts there are.
 * Example: data with the text "display.tab.epc" carries `{ "display.tab.epc": "Energie" }`.
 */
export function carriedWords(
  data: unknown,
  dictionary: Readonly<Record<string, string>>,
): Record<string, string> {
  const words: Record<string, string> = {};
  const take = (text: string) => {
    if (CARRIED.some((start) => text.startsWith(start)) && Object.hasOwn(dictionary, text))
      words[text] = dictionary[text]!;
  };
  const walk = (value: unknown): void => {
    if (typeof value === "string") take(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  ALWAYS.forEach(take);
  walk(data);
  return words;
}
