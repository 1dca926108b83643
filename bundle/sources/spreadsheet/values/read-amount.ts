import { OF_AMOUNTS, readNumber } from "./read-number.ts";
import { bad, quoted, type ReadValue } from "./read-value.ts";
import { wordKey } from "./word-key.ts";

/** What a price of 0 means on the site, in the words of four languages. */
const ON_REQUEST: ReadonlySet<string> = new Set(
  [
    "op aanvraag, prijs op aanvraag, nader te bepalen, op verzoek",
    "sur demande, prix sur demande, à convenir",
    "on request, price on request, price on application, poa",
    "auf anfrage, preis auf anfrage, vb",
  ].flatMap((words) => words.split(", ").map(wordKey)),
);

const CURRENCY = /€|\beuros?\b|\beur\b/gi;
/** "295.000,-" and "295.000,--" are whole euros. */
const NO_CENTS = /[,.] ?[-–—]{1,2}$/;
const PER_MONTH = /(?:\/|per|par|pro|p\.?) ?(?:maand|mnd|mois|month|monat|m)\.?$/i;

/**
 * An amount in euro as people write it: "€ 295.000", "295000 EUR", "1.250,50", "850 €/mois", "295.000,-"; 0 is a price on
 * request.
 */
export function readAmount(text: string): ReadValue<number> {
  if (ON_REQUEST.has(wordKey(text))) return { value: 0 };
  const bare = text
    .slice(0, 80)
    .replaceAll(CURRENCY, "")
    .trim()
    .replace(PER_MONTH, "")
    .trim()
    .replace(NO_CENTS, "");
  const read = readNumber(bare, OF_AMOUNTS);
  if ("reason" in read) return bad(`${quoted(text)} is no amount in euro`);
  return read.value < 0 ? bad(`${quoted(text)} is below 0`) : read;
}
