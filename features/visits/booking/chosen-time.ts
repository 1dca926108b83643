import type { DayView } from "./visit-view.ts";

/** The time that a visitor chose, on days that may not be shown any more. */
export type ChosenTime = {
  readonly start: string;
  readonly spoken: string;
  /** Its day, yyyy-mm-dd. */
  readonly date: string;
};

/** What was chosen, unless the days that are shown now hold its day without it: somebody else has booked it. */
export function stillFree(choice: ChosenTime | null, days: readonly DayView[]): ChosenTime | null {
  if (!choice || isShown(choice, days)) return choice;
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const isWithin = first !== undefined && last !== undefined && first <= choice.date && choice.date <= last;
  return isWithin ? null : choice;
}

export function isShown({ start }: ChosenTime, days: readonly DayView[]): boolean {
  return days.some(({ times }) => times.some((time) => time.start === start));
}
