import { inBrussels } from "#domain/format/moments.ts";
import type { Days } from "./queries/search-figures.ts";

/** Three fixed periods: freely chosen days would be subtracted from each other. */
export const PERIODS = ["week", "month", "year"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { week: 7, month: 30, year: 365 };
const DAY_MS = 86_400_000;

/**
 * The days of a period, to the end of yesterday, and as many before them.
 * Example: on 24 November a week is from the 17th to the 23rd, and before that from the 10th to the 16th.
 */
export function daysOf(period: Period, now: Date): Days & { readonly before: Days } {
  const today = inBrussels(now)!.date;
  const length = DAYS[period];
  return {
    from: daysBefore(today, length),
    until: daysBefore(today, 1),
    before: { from: daysBefore(today, 2 * length), until: daysBefore(today, length + 1) },
  };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
