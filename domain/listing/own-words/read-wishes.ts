import { SUB_TYPES } from "../../estate/reference/sub-types.ts";
import { withDealOfPrice } from "./deal-of-price.ts";
import { type FindPlace, type Item, type Items, itemsOf } from "./items.ts";
import { RULES } from "./rules.ts";
import { unknownWords } from "./unknown-words.ts";
import { HEAD_TYPE_IDS, NO_WISHES, type Wishes } from "./wishes.ts";

export type UnderstoodWishes<Place> = {
  readonly wishes: Wishes<Place>;
  /** What no filter can express, as typed. */
  readonly unknown: readonly string[];
  /** What said that it is to buy or to rent, as typed; null also where the price alone says it. */
  readonly transactionWords: string | null;
};

const LONGEST_TEXT = 200;
/**
 * Reads what a visitor looks for, in any of the four languages, by rules and word lists; nothing is sent elsewhere.
 * Example: `"2 slpk appartement met terras in Gent tot 300.000, vlakbij school"` gives the type apartment, at least two bedrooms,
 * a terrace, the place Gent, at most 300000 euro, and `["vlakbij school"]`.
 */
export function readWishes<Place>(typed: string, findPlace: FindPlace<Place>): UnderstoodWishes<Place> {
  const text = typed.slice(0, LONGEST_TEXT);
  const items = itemsOf(text, findPlace);
  const left: Array<Item<Place>> = [];
  const wishes: Wishes<Place> = { ...NO_WISHES };
  let ofRadius: Items<Place> = [];
  let transactionWords: string | null = null;
  for (let at = 0; at < items.length;) {
    const read = firstOf(items, at, wishes);
    if (read?.wishes.transaction)
      transactionWords ??= text.slice(items[at]!.start, items[at + read.count - 1]!.end);
    if (read?.wishes.radius) ofRadius = items.slice(at, at + read.count);
    if (read) Object.assign(wishes, read.wishes);
    else left.push(items[at]!);
    at += read?.count ?? 1;
  }
  // "5 km from the sea" is around no place that is known.
  if (wishes.places.length === 0) {
    left.push(...ofRadius);
    Object.assign(wishes, { radius: null });
  }
  return {
    wishes: withDealOfPrice(withGarages(withSubTypes(wishes))),
    unknown: unknownWords(text, items, new Set(left)),
    transactionWords,
  };
}

function firstOf<Place>(items: Items<Place>, at: number, wishes: Wishes<Place>) {
  for (const rule of RULES) {
    const read = rule(items, at, wishes);
    if (read) return read;
  }
  return null;
}

/** A garage beside a home is what the home has; by itself it is what is looked for. */
function withGarages<Place>({ garage, ...wishes }: Wishes<Place>): Wishes<Place> {
  if (garage === null) return { ...wishes, garage };
  if (wishes.types.length > 0 || garage === "had") return { ...wishes, garage: null, parking: true };
  return { ...wishes, garage: null, types: [HEAD_TYPE_IDS.garage] };
}

/** A filter asks for one of the sub types: beside a villa, "a flat" would find none, so then any house or flat will do. */
function withSubTypes<Place>(wishes: Wishes<Place>): Wishes<Place> {
  const { types, subTypes } = wishes;
  const named = new Set(
    SUB_TYPES.filter(({ id }) => subTypes.includes(id)).map(({ headTypeId }) => headTypeId),
  );
  return types.every((type) => named.has(type)) ? wishes : { ...wishes, subTypes: [] };
}
