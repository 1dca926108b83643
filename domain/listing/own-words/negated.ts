import type { Items } from "./items.ts";
import { isSmallWord, meaningOf } from "./walk.ts";

/** Tells whether an item is what a visitor does not want: a garden in "without a garden". */
export function isNegated(items: Items<unknown>, at: number): boolean {
  const before = items.slice(0, at).findLast((item) => !isSmallWord(item));
  return meaningOf(before, "not") !== null;
}
