import { foldAccents } from "#domain/locale/fold-accents.ts";
import { invalidInput } from "#features/site/api/read-input.ts";
import { parseId } from "#features/site/parse-id.ts";
import { LISTING_STATES, type ListingState } from "./schema.ts";

const MOST = 200;
const USUAL = 50;
const MOST_WORDS = 10;

export type ListingsAsked = {
  /** Lower case and without accents; a listing has all of them. */
  readonly words: readonly string[];
  readonly state: ListingState | null;
  readonly most: number;
  /** The number of the last listing of the page before. */
  readonly after: number | null;
};

/** What the words of the query mean. */
export const LISTING_QUERY = {
  q: "Words of the number, the reference, the title or the address",
  state: `One of ${LISTING_STATES.join(", ")}: what can still be had, what is sold or rented, what the site does not show, and what lacks facts that the law asks for`,
  limit: `At most so many; ${USUAL} without it, ${MOST} at most`,
  after: "`next` of the answer before",
};

/** Reads which listings are asked for; throws where a word is not known. */
export function readListingQuery(query: URLSearchParams): ListingsAsked {
  const most = Number(query.get("limit") ?? USUAL);
  if (!Number.isInteger(most) || most < 1 || most > MOST) throw wrong("limit", `expected 1 to ${MOST}`);
  return { words: wordsIn(query.get("q") ?? ""), state: stateIn(query), most, after: placeIn(query) };
}

function wordsIn(text: string): string[] {
  return foldAccents(text)
    .split(/[\s,/]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

function stateIn(query: URLSearchParams): ListingState | null {
  const asked = query.get("state");
  if (asked === null) return null;
  const state = LISTING_STATES.find((one) => one === asked);
  if (!state) throw wrong("state", `expected one of ${LISTING_STATES.join(", ")}`);
  return state;
}

function placeIn(query: URLSearchParams): number | null {
  const text = query.get("after");
  if (text === null) return null;
  const place = parseId(text);
  if (place === null) throw wrong("after", "expected what `next` of an answer said");
  return place;
}

function wrong(path: string, message: string) {
  return invalidInput([{ path, message }]);
}
