/** Fewer than this many may go at once, as long as others stay. */
const FEWEST = 3;
const PART = 0.25;

/**
 * Whether so much of a site would go at once that it looks like an accident, such as a feed that came empty or cut off: more than a
 * quarter and at least three, or all there is. Example: `tooManyRemovals({
 * removed: 3, total: 11 })` is true.
 */
export function tooManyRemovals({
  removed,
  total,
}: {
  readonly removed: number;
  readonly total: number;
}): boolean {
  if (removed === 0) return false;
  return removed === total || (removed >= FEWEST && removed > total * PART);
}
