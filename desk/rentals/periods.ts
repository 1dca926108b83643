import { addDays, overlaps } from "#domain/rental/period.ts";

/** A stay that a holiday home offers, as its document has it. */
export type Period = {
  readonly id: number;
  readonly type?: { readonly id: number } | null;
  readonly start: string;
  readonly end: string;
  readonly price?: number | null;
  readonly available?: boolean;
  readonly minimumNights?: number | null;
};

/** Days from one to another, the last one not slept any more. */
export type Days = { readonly start: string; readonly end: string };

/** Days, and of which kind of periods; null for every kind. */
export type Season = Days & { readonly type: number | null };

export type Series = Days & {
  /** 1 Monday … 7 Sunday: on which each stay begins. */
  readonly changeover: number;
  readonly nights: number;
  readonly price: number | null;
  readonly type: number | null;
};

const MOST_OF_SERIES = 200;

/** Periods in the order of their days. */
function byDay(periods: readonly Period[]): Period[] {
  return periods.toSorted(
    (a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end) || a.id - b.id,
  );
}

/** Of each period that is in another's way the one that it meets; a week and its weekend may stand side by side. */
export function overlapsIn(periods: readonly Period[]): ReadonlyMap<number, Period> {
  const met = new Map<number, Period>();
  for (const ofType of Map.groupBy(periods, ({ type }) => type?.id ?? 0).values()) {
    const sorted = byDay(ofType);
    for (const [at, period] of sorted.entries()) {
      const before = sorted.slice(0, at).find((other) => overlaps(other, period));
      if (!before) continue;
      met.set(period.id, before);
      met.set(before.id, met.get(before.id) ?? period);
    }
  }
  return met;
}

/** The stay that needs a night of a period; null for one that is free. */
export function stayIn<S extends Days>(period: Days, stays: readonly S[]): S | null {
  return stays.find((stay) => overlaps(stay, period)) ?? null;
}

/** Whether a stay is the whole of a period. */
export function isWhole(period: Days, stay: Days): boolean {
  return stay.start === period.start && stay.end === period.end;
}

export function isBackwards({ start, end }: Days): boolean {
  return !start || !end || end <= start;
}

/** Stays that follow each other from one changeover day to the next; what meets a period of the same type is left out. */
export function withSeries(periods: readonly Period[], series: Series): Period[] {
  const { start, end, changeover, nights, price, type } = series;
  const added: Period[] = [];
  let id = Math.max(0, ...periods.map((period) => period.id));
  let day = start;
  while (weekdayOf(day) !== changeover) day = addDays(day, 1);
  for (; addDays(day, nights) <= end && added.length < MOST_OF_SERIES; day = addDays(day, nights)) {
    const stay = { start: day, end: addDays(day, nights) };
    const isTaken = periods.some((other) => (other.type?.id ?? null) === type && overlaps(other, stay));
    if (isTaken) continue;
    id += 1;
    added.push({ id, ...(type !== null && { type: { id: type } }), ...stay, price, available: true });
  }
  return byDay([...periods, ...added]);
}

/** The same periods, those that begin within some days with another price, or free or blocked. */
export function changeWithin(
  periods: readonly Period[],
  season: Season,
  change: Pick<Period, "price"> | Pick<Period, "available">,
): Period[] {
  return periods.map((period) => (isWithin(period, season) ? Object.assign({}, period, change) : period));
}

export function countWithin(periods: readonly Period[], season: Season): number {
  return periods.filter((period) => isWithin(period, season)).length;
}

function isWithin({ start, type }: Period, season: Season): boolean {
  const isMeant = season.type === null || type?.id === season.type;
  return isMeant && start >= season.start && start < season.end;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
