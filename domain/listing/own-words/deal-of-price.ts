import { HEAD_TYPE_IDS, type Wishes } from "./wishes.ts";

/** The cheapest home for sale costs this, some ruin or caravan; no rent of a home comes near it. Some garages are sold for less. */
const FOR_SALE_FROM = 20_000;
/** Of a hundred rents a month, ninety-nine are at most this; no home is sold for it. */
export const FOR_RENT_UP_TO = 5000;

/** What a price says of them is nothing: shops are rented by the year and taken over too, strips of land are sold for little. */
const SAID_BY_NO_PRICE: Readonly<Record<"sale" | "rent", number>> = {
  sale: HEAD_TYPE_IDS.commercial,
  rent: HEAD_TYPE_IDS.land,
};

/**
 * Adds for sale or for rent where only the price says which.
 * Example: at most 300000 euro, and no word of buying, is for sale; at most 900 is for rent; at most 12000 may be either.
 */
export function withDealOfPrice<Place>(wishes: Wishes<Place>): Wishes<Place> {
  if (wishes.transaction !== null) return wishes;
  const transaction = dealOfPrice(wishes);
  const isSure = transaction !== null && !wishes.types.includes(SAID_BY_NO_PRICE[transaction]);
  return isSure ? { ...wishes, transaction } : wishes;
}

function dealOfPrice({ priceMin, priceMax }: Wishes<unknown>): "sale" | "rent" | null {
  const price = priceMax ?? priceMin;
  if (price === null) return null;
  if (price >= FOR_SALE_FROM) return "sale";
  return price <= FOR_RENT_UP_TO ? "rent" : null;
}
