import { inBrussels, type Weekday } from "../format/moments.ts";
import type { Slot } from "./slots.ts";

/** A time as visitors choose it. */
type VisitTime = Slot & {
  /** hh:mm in Brussels. */
  readonly time: string;
  /** The second of two slots that the clock shows alike, on the night it goes back. */
  readonly isRepeated: boolean;
};

export type VisitDay = {
  /** yyyy-mm-dd */
  readonly date: string;
  /** 1 Monday … 7 Sunday (ISO 8601). */
  readonly weekday: Weekday;
  readonly times: readonly VisitTime[];
};

/**
 * Slots by the day on which they begin in Brussels, in their order. Example: a slot at 2026-07-01T22:30Z stands on
 * 2026-07-02 at "00:30".
 */
export function visitDays(slots: readonly Slot[]): VisitDay[] {
  const days = new Map<string, { date: string; weekday: Weekday; times: VisitTime[] }>();
  for (const slot of slots) {
    const moment = inBrussels(slot.start);
    if (!moment) continue;
    const { date, time, weekday } = moment;
    const day = days.get(date) ?? { date, weekday, times: [] };
    days.set(date, day);
    day.times.push({ ...slot, time, isRepeated: day.times.some((other) => other.time === time) });
  }
  return [...days.values()];
}
