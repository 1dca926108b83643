import { type Deal, DEALS } from "#domain/figures/price-bands.ts";
import { invalidInput } from "#features/site/api/read-input.ts";
import { type Period, PERIODS } from "../period.ts";

export type AskedFigures = { readonly period: Period; readonly deal: Deal };

/** Reads which figures are asked for; throws where a word is not known. */
export function readFiguresQuery(query: URLSearchParams): AskedFigures {
  return {
    period: oneOf(query, "period", PERIODS, "month"),
    deal: oneOf(query, "deal", DEALS, "sale"),
  };
}

function oneOf<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
  usual: Word,
): Word {
  const asked = query.get(name) ?? usual;
  const word = words.find((one) => one === asked);
  if (!word) throw invalidInput([{ path: name, message: `expected one of ${words.join(", ")}` }]);
  return word;
}
