import { isTooShort, type PeriodLike, startsTooSoon } from "./period.ts";
import type { StayClock } from "./stay-clock.ts";

/** How long a request keeps its period from others while the agency decides. */
export const HOLD_HOURS = 72;

export type ReservationRefusal = "taken" | "past" | "too-soon" | "too-short" | "too-many-people";

type Wish = {
  readonly period: PeriodLike;
  readonly persons: number;
  readonly clock: Pick<StayClock, "today" | "earliest">;
};

type Limits = { readonly maxOccupation?: number | null | undefined };

/** In the order in which a visitor can do something about them. */
const RULES: ReadonlyArray<readonly [ReservationRefusal, (wish: Wish, limits: Limits) => boolean]> = [
  ["past", ({ period, clock }) => period.start < clock.today],
  ["too-soon", ({ period, clock }) => startsTooSoon(period, clock.earliest)],
  ["too-short", ({ period }) => isTooShort(period)],
  ["too-many-people", ({ persons }, { maxOccupation }) => Boolean(maxOccupation) && persons > maxOccupation!],
  ["taken", ({ period }) => !period.available],
];

/**
 * Why a period can't be asked for, or null when it can. Example: five people for a flat that sleeps four gives
 * "too-many-people", a period that began yesterday "past".
 */
export function refusalOf(wish: Wish, limits: Limits): ReservationRefusal | null {
  return RULES.find(([, applies]) => applies(wish, limits))?.[0] ?? null;
}

/** When a request's hold ends: `heldUntil(new Date("2026-07-01T10:00:00Z"))` is three days later. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + HOLD_HOURS * 3_600_000);
}
