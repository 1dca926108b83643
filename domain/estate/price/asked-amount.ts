export type AskedPrice = { readonly value?: number | null; readonly priceFrom?: number | null };

/** What a price asks in euro, the value before the least; null on request: `askedAmount({ priceFrom: 250000 })` is 250000. */
export function askedAmount(price: AskedPrice | null | undefined): number | null {
  return price?.value || price?.priceFrom || null;
}
