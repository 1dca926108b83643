import { LIFE_ANNUITY } from "../reference/transactions.ts";

type Priced = {
  readonly general: {
    readonly transaction?: { readonly id: number } | null;
    readonly price?: {
      readonly value?: number | null;
      readonly priceFrom?: number | null;
      readonly annuity?: number | null;
    } | null;
  };
};

/** A price in euro; `isFrom` says that it is the lowest of several ("from"), `isBouquet` that an annuity is paid beside it. */
export type EffectivePrice = {
  readonly amount: number;
  readonly isFrom: boolean;
  readonly isBouquet: boolean;
  /** Euro a month; null where there is none, or nobody says. */
  readonly annuity: number | null;
};

/**
 * The price that a listing shows, filters and sorts by (product decision, point 4): its value, else its priceFrom,
 * else its cheapest entity's; null on request (none, or 0). Example: a project with entities at 310000 and 265000 has
 * `{ amount: 265000, isFrom: true, isBouquet: false, annuity: null }`.
 */
export function effectivePrice(node: Priced, children: readonly Priced[]): EffectivePrice | null {
  const { value, priceFrom, annuity } = node.general.price ?? {};
  const isBouquet = node.general.transaction?.id === LIFE_ANNUITY;
  const terms = { isBouquet, annuity: (isBouquet && annuity) || null };
  if (value) return { amount: value, isFrom: false, ...terms };
  if (priceFrom) return { amount: priceFrom, isFrom: true, ...terms };
  const amounts = children.flatMap((child) => effectivePrice(child, [])?.amount ?? []);
  return amounts.length > 0 ? { amount: Math.min(...amounts), isFrom: true, ...terms } : null;
}
