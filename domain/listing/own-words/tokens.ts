import { foldAccents } from "../../locale/fold-accents.ts";

/** A word, number or sign of a search, and where it stands in what was typed. */
export type Token = {
  /** Lower case, without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The number that is typed; null for words and signs. */
  readonly number: number | null;
  readonly isCapitalised: boolean;
};

/** An amount with its thousands apart (`300.000`, `300 000,00`), a number, square metres, a word, or a sign that means something. */
const TOKEN =
  /(?<amount>\d{1,3}(?:[.,' \u00a0’]\d{3})+(?![\d])(?:,\d{1,2}(?!\d))?)|(?<number>\d+(?:[.,]\d+)?)|(?<area>m[²2](?!\p{L}))|(?<word>\p{L}+)|(?<sign>[€+]|(?<=[\d€]\s?|\dk\s?|euro?\s?)[-–](?=\s?[\d€]))/giu;

/** Reads a text into its words and numbers. Example: `"2slpk tot 300.000"` gives 2, "slpk", "tot" and 300000. */
export function tokensOf(typed: string): readonly Token[] {
  return [...typed.matchAll(TOKEN)].map((match) => {
    const [text] = match;
    return {
      text: match.groups?.["area"] ? "m2" : fold(text),
      start: match.index,
      end: match.index + text.length,
      number: numberOf(match.groups?.["amount"], match.groups?.["number"]),
      isCapitalised: /^\p{Lu}/u.test(text),
    };
  });
}

/** A text as words are compared: lower case, without accents. */
function fold(text: string): string {
  return foldAccents(text).replaceAll("œ", "oe").replaceAll("ß", "ss");
}

function numberOf(amount: string | undefined, number: string | undefined): number | null {
  if (amount) return Number(amount.replace(/,\d{1,2}$/, "").replaceAll(/\D/g, ""));
  return number ? Number(number.replace(",", ".")) : null;
}

/** A name as it is looked up in a text: `Sint-Martens-Latem` is `sint martens latem`. */
export function keyOfName(name: string): string {
  return keyOf(tokensOf(name));
}

/** Words as they are looked up: without signs, apart by spaces. Example: "l'Île d'Or" is `l ile d or`. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}
