import type { Items } from "./items.ts";
import { itemBefore, meaningOf } from "./walk.ts";

/** Tells whether an item is what a visitor does not want: a garden in "without a garden". */
export function isNegated(items: Items<unknown>, at: number): boolean {
  return meaningOf(itemBefore(items, at), "not") !== null;
}
