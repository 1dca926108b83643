import { formatNumber } from "#domain/locale/number.ts";

/** A count as it is shown: `shownOf(1200)` is "1.200", and `shownOf(0)` is "< 5", since fewer than five are not told. */
export function shownOf(count: number): string {
  return count === 0 ? "<\u00a05" : formatNumber(count, 0);
}

const STEPS = [10, 20, 30] as const;

/** How dark a cell is: 0 below five, then up to 4. Example: `heatOf(24)` is 3. */
export function heatOf(count: number): 0 | 1 | 2 | 3 | 4 {
  if (count === 0) return 0;
  return (1 + STEPS.filter((step) => count >= step).length) as 1 | 2 | 3 | 4;
}
