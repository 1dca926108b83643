/** What a visitor looks for: to buy, or to rent. */
export const DEALS = ["sale", "rent"] as const;
export type Deal = (typeof DEALS)[number];

/** The upper ends of the bands in euro, of a rent a month; above the last one there is one more band. */
export const PRICE_BANDS: Readonly<Record<Deal, readonly number[]>> = {
  sale: [250_000, 300_000, 350_000, 400_000, 500_000],
  rent: [750, 900, 1_100, 1_300, 1_600],
};

/** The band of searches that name no price. */
const NO_PRICE = 0;

type Prices = { readonly priceMin: number | null; readonly priceMax: number | null };

/**
 * The band of a search: that of the most that it would pay; without that, the one in which its least begins.
 * Example: up to 350,000 euro to buy is band 3, from 500,000 is band 6, and no price is band 0.
 */
export function bandOf(deal: Deal, { priceMin, priceMax }: Prices): number {
  const ends = PRICE_BANDS[deal];
  if (priceMax !== null) return 1 + ends.filter((end) => end < priceMax).length;
  return priceMin === null ? NO_PRICE : 1 + ends.filter((end) => end <= priceMin).length;
}
