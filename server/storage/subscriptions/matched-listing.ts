import type { MatchedListing } from "#domain/subscription/criteria.ts";

/** What subscribers' criteria ask of a row of `estate e`. */
export const MATCHED_COLUMNS = "e.transaction, e.head_type, e.city_id, e.price, e.bedrooms";

export type MatchedRow = {
  readonly id: number;
  readonly transaction: number;
  readonly head_type: number;
  readonly city_id: number;
  readonly price: number | null;
  readonly bedrooms: readonly number[];
};

export function matchedListing(row: MatchedRow): MatchedListing {
  const { transaction, head_type: headType, city_id: city, price, bedrooms } = row;
  return { transaction, headType, city, price, bedrooms };
}
