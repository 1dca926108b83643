import type { Items } from "./items.ts";
import { isSmallWord, meaningOf } from "./walk.ts";

/** Tells whether a number is a year, or counts metres or people, and is neither money nor a postcode. */
export function isMeasured(items: Items<unknown>, at: number): boolean {
  if (items[at]?.kind !== "number") return false;
  const before = items
    .slice(0, at)
    .findLast((item) => item.kind !== "unknown" && !isSmallWord(item) && meaningOf(item, "bound") === null);
  const after = items[at + 1];
  return (
    meaningOf(before, "builtIn") !== null ||
    meaningOf(after, "measure") !== null ||
    meaningOf(after, "kilometres") !== null
  );
}
