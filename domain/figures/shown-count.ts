/** Fewer than that are told by no figure. */
export const FEWEST_SHOWN = 5;

/**
 * A count that goes up and down, as figures tell it: rounded down to fives, so that one more or less is not seen.
 * Fewer than five are 0, which is shown as "< 5". Example: `shownCount(4)` is 0 and `shownCount(38)` is 35.
 */
export function shownCount(count: number): number {
  return count - (count % FEWEST_SHOWN);
}

/** The total of figures: of what is shown alone, so that nothing can be subtracted from it to find what is not. */
export function totalOf(shown: readonly number[]): number {
  return shown.reduce((sum, count) => sum + count, 0);
}
