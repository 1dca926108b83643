type Priced = {
  readonly general: {
    readonly price?: { readonly value?: number | null; readonly priceFrom?: number | null } | null;
  };
};

/** A price in euro; `isFrom` says that it is the lowest of several ("from"). */
export type EffectivePrice = { readonly amount: number; readonly isFrom: boolean };

/**
 * The price that a listing shows, filters and sorts by (product decision, point 4): its value, else its priceFrom,
 * else its cheapest entity's; null on request (none, or 0). Example: a project with entities at 310000 and 265000 has
 * `{ amount: 265000, isFrom: true }`.
 */
export function effectivePrice(node: Priced, children: readonly Priced[]): EffectivePrice | null {
  const { value, priceFrom } = node.general.price ?? {};
  if (value) return { amount: value, isFrom: false };
  if (priceFrom) return { amount: priceFrom, isFrom: true };
  const amounts = children.flatMap((child) => effectivePrice(child, [])?.amount ?? []);
  return amounts.length > 0 ? { amount: Math.min(...amounts), isFrom: true } : null;
}
