import { isTooShort, type PeriodLike, startsTooSoon } from "./period.ts";
import type { StayClock } from "./stay-clock.ts";

/** How long a request keeps its period from others: while its address is to be confirmed, and while the agency decides. */
const HOLD_HOURS = { unconfirmed: 2, confirmed: 72 } as const;

export type ReservationRefusal = "taken" | "past" | "too-soon" | "too-short" | "too-many-people";

type Wish = {
  readonly period: PeriodLike;
  readonly persons: number;
  readonly clock: Pick<StayClock, "today" | "earliest">;
};

type Limits = { readonly maxOccupation?: number | null | undefined };

/** What is wrong with the stay comes before the people: who sends too many of them is told both. */
const RULES: ReadonlyArray<readonly [ReservationRefusal, (wish: Wish, limits: Limits) => boolean]> = [
  ["past", ({ period, clock }) => period.start < clock.today],
  ["too-soon", ({ period, clock }) => startsTooSoon(period, clock.earliest)],
  ["too-short", ({ period }) => isTooShort(period)],
  ["taken", ({ period }) => !period.available],
  ["too-many-people", ({ persons }, { maxOccupation }) => Boolean(maxOccupation) && persons > maxOccupation!],
];

/**
 * Why a period can't be asked for, or null when it can. Example: five people for a flat that sleeps four gives
 * "too-many-people", a period that began yesterday "past".
 */
export function refusalOf(wish: Wish, limits: Limits): ReservationRefusal | null {
  return RULES.find(([, applies]) => applies(wish, limits))?.[0] ?? null;
}

/**
 * When the hold of a request ends that was asked for at a moment. Example: at 10:00 by an address that never confirmed, at 12:00;
 * once it has confirmed, three days after it was asked for.
 */
export function heldUntil(askedAt: Date, isConfirmed: boolean): Date {
  const hours = isConfirmed ? HOLD_HOURS.confirmed : HOLD_HOURS.unconfirmed;
  return new Date(askedAt.getTime() + hours * 3_600_000);
}
