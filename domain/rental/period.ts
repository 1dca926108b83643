/** A stay that a unit offers: calendar days (yyyy-mm-dd), the day of leaving not slept any more. */
export type Stay = { readonly start: string; readonly end: string };

export type PeriodLike = Stay & {
  readonly id: number;
  /** Euro of rent for the whole stay, without the costs beside it; null on request. */
  readonly price?: number | null | undefined;
  readonly available: boolean;
  readonly minimumNights?: number | null | undefined;
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

/** A stay that began before today can't be asked for; one that begins today can. */
export function isPast({ start }: Stay, today: string): boolean {
  return start < today;
}

/** Tells whether a stay has fewer nights than it must, as when a gap is left between two others. */
export function isTooShort(period: PeriodLike): boolean {
  return nightsOf(period) < (period.minimumNights ?? 1);
}

/** Tells whether a visitor may still ask for a stay. */
export function isOpen(period: PeriodLike, today: string): boolean {
  return period.available && !isPast(period, today) && !isTooShort(period);
}

/** What a visitor may still ask for, first come first: `openPeriods(periods, "2026-07-01")`. */
export function openPeriods<P extends PeriodLike>(periods: readonly P[], today: string): P[] {
  return periods
    .filter((period) => isOpen(period, today))
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
