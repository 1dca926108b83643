/** A stay that a unit offers: calendar days (yyyy-mm-dd), the day of leaving not slept any more. */
export type Stay = { readonly start: string; readonly end: string };

/** A stay as it is published. */
export type PeriodLike = Stay & {
  readonly id: number;
  /** Euro of rent for the whole stay, without the costs beside it; null on request. */
  readonly price?: number | null | undefined;
  /** Nobody has it. */
  readonly available: boolean;
  readonly minimumNights?: number | null | undefined;
};

/** The same as it is offered now. */
export type OfferedStay = Stay & {
  readonly id: number;
  /** It can be asked for: nobody has it, it is long enough, and there is time enough. */
  readonly available: boolean;
  /** Somebody has it, or has asked for it. */
  readonly isTaken: boolean;
};

const DAY_MS = 86_400_000;

/** The nights between two days: `nightsOf({ start: "2026-07-04", end: "2026-07-11" })` is 7, over a clock change too. */
export function nightsOf({ start, end }: Stay): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
}

/**
 * Tells whether two stays need the same night; one may begin on the day that the other ends.
 * Example: 4 to 11 July and 11 to 18 July don't overlap.
 */
export function overlaps(one: Stay, other: Stay): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Tells whether a stay starts too soon to be asked for: `startsTooSoon(stay, "2026-07-02")` on 1 July with a day of notice. */
export function startsTooSoon({ start }: Stay, earliest: string): boolean {
  return start < earliest;
}

/** Tells whether a stay has fewer nights than it must, as when a gap is left between two others. */
export function isTooShort(period: PeriodLike): boolean {
  return nightsOf(period) < (period.minimumNights ?? 1);
}

/** Tells whether a visitor may still ask for a stay that starts on `earliest` (yyyy-mm-dd) at the soonest. */
export function canBeAskedFor(period: PeriodLike, earliest: string): boolean {
  return period.available && !startsTooSoon(period, earliest) && !isTooShort(period);
}

/** What a visitor may still ask for, first come first. */
export function openStays<P extends OfferedStay>(stays: readonly P[]): P[] {
  return stays
    .filter(({ available }) => available)
    .toSorted((a, b) => compare(a.start, b.start) || compare(a.end, b.end) || a.id - b.id);
}

/** Stays that touch or overlap as one, in order: two weeks in a row are one of 14 nights. */
export function mergedStays(stays: readonly Stay[]): Stay[] {
  const merged: Array<{ start: string; end: string }> = [];
  for (const { start, end } of stays.toSorted((a, b) => compare(a.start, b.start))) {
    const last = merged.at(-1);
    if (!last || start > last.end) merged.push({ start, end });
    else if (end > last.end) last.end = end;
  }
  return merged;
}

/** The day so many days later: `addDays("2026-02-27", 2)` is "2026-03-01". */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
