import { isForRent, isSold } from "../estate/reference/status.ts";

/** What is remembered of a listing, also while it is off the site. */
export type MarketState = {
  /** Published, and neither sold nor rented. */
  readonly isOffered: boolean;
  /** When that last changed. */
  readonly since: Date;
  readonly transaction: number;
  readonly price: number | null;
  /** The lowest price of this deal so far. */
  readonly lowest: number | null;
};

/** A listing as an import left it; `price` is null where it is not shown. */
export type SeenListing = {
  readonly isPublished: boolean;
  readonly transaction: number;
  readonly price: number | null;
};

/** What subscribers are told of a listing. */
export type News =
  | { readonly kind: "new" | "back" }
  | { readonly kind: "price"; readonly before: number; readonly after: number };

/** A listing that one faulty import took off for some hours is no news when it returns. */
const AWAY_HOURS = 24;
const HOUR = 3_600_000;

/**
 * Follows one listing: what is remembered of it from now on, and the news, if there is any. A price that went up and down
 * again is no drop, and neither is a sale that became a let. Example: an offered house of 400000 euro seen at 380000 is
 * news `{ kind: "price", before: 400000, after: 380000 }`.
 */
export function followListing(
  before: MarketState | null,
  seen: SeenListing,
  now: Date,
): { readonly state: MarketState; readonly news: News | null } {
  const isOffered = seen.isPublished && !isSold(seen.transaction);
  const isSameDeal = before !== null && isForRent(before.transaction) === isForRent(seen.transaction);
  const lowest = isSameDeal ? lower(before.lowest, seen.price) : seen.price;
  const { transaction, price } = seen;
  const since = before?.isOffered === isOffered ? before.since : now;
  return {
    state:
      isOffered || before === null
        ? { isOffered, since, transaction, price, lowest }
        : { ...before, isOffered, since },
    news: isOffered ? newsOf(before, seen, isSameDeal, now) : null,
  };
}

/** So many listings that return at once, and such a part of a site, are a feed that works again. */
const FEWEST_OF_RETURN = 3;
const PART_OF_RETURN = 0.25;

/**
 * Whether listings come back because the feed that brings them does: that is no news of each of them. Example:
 * `isReturnOfFeed({ back: 40, published: 90 })` is true, a sale or two that fell through are not.
 */
export function isReturnOfFeed({
  back,
  published,
}: {
  readonly back: number;
  readonly published: number;
}): boolean {
  return back >= FEWEST_OF_RETURN && back > published * PART_OF_RETURN;
}

function newsOf(before: MarketState | null, seen: SeenListing, isSameDeal: boolean, now: Date): News | null {
  if (before === null) return { kind: "new" };
  if (!before.isOffered) {
    const away = now.getTime() - before.since.getTime();
    return away >= AWAY_HOURS * HOUR ? { kind: "back" } : null;
  }
  const { price: after } = seen;
  const { price, lowest } = before;
  if (!isSameDeal || after === null || after <= 0 || price === null || lowest === null) return null;
  return after < price && after < lowest ? { kind: "price", before: price, after } : null;
}

function lower(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
