import type { Items } from "./items.ts";
import { FOR_RENT_UP_TO } from "./deal-of-price.ts";
import { isMeasured } from "./measured.ts";
import { type Amount, meaningOf, Walk } from "./walk.ts";
import { HEAD_TYPE_IDS, type Wishes } from "./wishes.ts";

/** Less is no price, in any currency. */
const LEAST_PRICE = 50;
/** A number from here on is a price where nothing says what it counts. */
const SURELY_A_PRICE = 10_000;
/** Who rents means euro a month; with four digits it may be a postal code. */
const BARE_RENT = { from: 200, to: 999 };
/** Who buys means thousands up to here. */
const SAID_IN_THOUSANDS = 2000;
const BEFORE_A_PLACE = /^(in|te|a|at)$/;
/** Before a price they mean "about", before a postcode "near". */
const AROUND_A_PLACE = /^(rond|autour de|aux alentours de|around|rund)$/;
/** Around a price is a tenth less or more. */
const ABOUT = 0.1;

type Priced = Pick<Wishes<unknown>, "priceMin" | "priceMax">;

/** Up to 300.000, between 200 and 250k, 250.000 euro maximum, around 900 euro a month. */
export function readPrice<Place>(items: Items<Place>, at: number, wishes: Wishes<Place>) {
  const walk = new Walk(items, at);
  const bound = walk.bound();
  const first = walk.amount();
  const numberAt = at + walk.count - 1;
  if (first === null || isMeasured(items, numberAt) || isPostcode(items, numberAt, first, wishes))
    return null;
  const second = bound === "about" ? null : walk.joined(() => walk.amount(), true);
  const hasBoundBehind = second === null && bound === null && isSaidOfBefore(items, at + walk.count);
  const after = hasBoundBehind ? walk.bound() : null;
  const perMonth = walk.meaning("perMonth") !== null;
  const isMoney = first.isMoney || second?.isMoney === true || perMonth;
  const most = Math.max(first.value, second?.value ?? 0);
  const isRent = wishes.transaction === "rent" && BARE_RENT.from <= most && most <= BARE_RENT.to;
  const isSaid = isMoney || bound !== null || after !== null || most >= SURELY_A_PRICE || isRent;
  if (!isSaid || most < LEAST_PRICE) return null;
  const isLimit = (bound === "most" || bound === "least") && most >= BARE_RENT.from;
  // Stairs, windows: counted in something else.
  if (!isMoney && !isLimit && most < SURELY_A_PRICE && walk.next?.kind === "unknown") return null;
  const transaction = wishes.transaction ?? (perMonth ? "rent" : null);
  const isExact = isMoney || wishes.types.includes(HEAD_TYPE_IDS.studentRoom);
  const value =
    transaction === "sale" && !isExact && first.value < SAID_IN_THOUSANDS ? first.value * 1000 : first.value;
  const range = second ? between(first.value, second.value) : bounded(value, bound ?? after, wishes);
  return { wishes: { ...range, transaction }, count: walk.count };
}

/** A flat in 9000, near 9000; 9000 up to 250.000, 9000 up to 850, or 9000 between 150 and 250k; not "up to 1200", and not 1200 a month. */
function isPostcode<Place>(
  items: Items<Place>,
  at: number,
  { value, isMoney }: Amount,
  { transaction }: Wishes<Place>,
): boolean {
  const item = items[at]!;
  const before = items[at - 1];
  if (isMoney || !/^[1-9]\d{3}$/.test(item.text) || meaningOf(items[at + 1], "perMonth")) return false;
  if (BEFORE_A_PLACE.test(before?.text ?? "") || meaningOf(before, "near")) return true;
  if (item.kind !== "number" || item.place === null) return false;
  if (AROUND_A_PLACE.test(before?.text ?? "")) return transaction !== "rent" || value > FOR_RENT_UP_TO;
  if (meaningOf(before, "bound")) return false;
  const next = new Walk(items, at + 1);
  const bound = next.bound();
  const amount = bound && next.amount();
  if (!amount) return false;
  return bound !== "most" || amount.value < value || amount.value >= SURELY_A_PRICE;
}

/** "250.000 maximum", "300k about"; "between 150 and 250k", "around Gent", "from 1 March" are said of what comes after. */
function isSaidOfBefore(items: Items<unknown>, at: number): boolean {
  const bound = meaningOf(items[at], "bound")?.bound;
  const after = items[at + 1]?.kind;
  if (bound === "between" || after === "number") return false;
  return !(bound === "about" && after === "place") && !(bound === "least" && after === "unknown");
}

/** The first takes its thousands from the second: between 200 and 250.000. */
function between(first: number, second: number): Priced {
  const least = first < 1000 && second >= SURELY_A_PRICE ? first * 1000 : first;
  return { priceMin: Math.min(least, second), priceMax: Math.max(least, second) };
}

function bounded(value: number, bound: string | null, { priceMin, priceMax }: Priced): Priced {
  if (bound === "least") return { priceMin: value, priceMax };
  if (bound === "about")
    return { priceMin: Math.round(value * (1 - ABOUT)), priceMax: Math.round(value * (1 + ABOUT)) };
  return { priceMin, priceMax: bound === "most" ? value : (priceMax ?? value) };
}
