import { LIFE_ANNUITY } from "../reference/transactions.ts";
import { type AskedPrice, askedAmount } from "./asked-amount.ts";
import { isPriceHidden, type PricedUnderVat } from "./hidden-price.ts";

type Priced = PricedUnderVat & {
  readonly general: {
    readonly transaction?: { readonly id: number } | null;
    readonly price?: (AskedPrice & { readonly annuity?: number | null }) | null;
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
 * The price that a listing shows, filters and sorts by: its value, else its `priceFrom`, which a
 * project has from its units; null on request (none, or 0) and where it is hidden. Example: a project from 265000 has
 * `{ amount: 265000, isFrom: true, isBouquet: false, annuity: null }`.
 */
export function effectivePrice(node: Priced): EffectivePrice | null {
  const { price, transaction } = node.general;
  const amount = askedAmount(price);
  if (amount === null || isPriceHidden(node)) return null;
  const isBouquet = transaction?.id === LIFE_ANNUITY;
  return { amount, isFrom: !price?.value, isBouquet, annuity: (isBouquet && price?.annuity) || null };
}
