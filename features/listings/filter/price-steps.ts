/** Bounds that people think in, for rents and for sales; each figure times 1, 10, 100 … */
const ROUND = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9] as const;
const MOST_STEPS = 30;

const AMOUNTS = Array.from({ length: 12 }, (_, power) => ROUND.map((figure) => figure * 10 ** power)).flat();

/**
 * Round amounts (euro) from just below the cheapest to just above the dearest, for the two ends of a price range; a bound
 * that is already set is among them. Example: prices from 210000 to 340000 give 200000, 250000, 300000, 350000.
 */
export function priceSteps(
  prices: { readonly min: number | null; readonly max: number | null },
  chosen: readonly number[] = [],
): number[] {
  const steps = prices.min !== null && prices.max !== null ? between(prices.min, prices.max) : [];
  return [...new Set([...steps, ...chosen])].sort((a, b) => a - b);
}

function between(min: number, max: number): number[] {
  const from = AMOUNTS.findLastIndex((step) => step <= min);
  const to = AMOUNTS.findIndex((step) => step >= max);
  const steps = AMOUNTS.slice(Math.max(from, 0), to < 0 ? undefined : to + 1);
  return steps.length > MOST_STEPS ? steps.slice(-MOST_STEPS) : steps;
}
