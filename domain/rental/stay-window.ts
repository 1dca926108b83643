import { type Weekday, weekdayOf } from "../format/moments.ts";
import { addDays, nightsOf, type Stay } from "./period.ts";
import { NIGHTS_OF_WEEK, type StayLength, type WantedStay, wantedSpan } from "./wanted-stay.ts";

/** Which stays fit: within two days and those more or less; without `to`, those that begin about `from`. */
export type StayWindow = {
  readonly from: string;
  readonly to?: string;
  readonly flexibleDays: number;
  readonly minNights?: number;
  readonly maxNights?: number;
  /** Days of the week on which it may begin. */
  readonly arrivalWeekdays?: Weekday[];
};

type Length = Pick<Required<StayWindow>, "minNights" | "maxNights"> & Pick<StayWindow, "arrivalWeekdays">;

/** What agencies at the coast call so: a weekend is let from Friday to Monday or shorter, a midweek from Monday to Friday. */
const LENGTHS: Readonly<Record<StayLength, Length>> = {
  week: { minNights: NIGHTS_OF_WEEK, maxNights: NIGHTS_OF_WEEK },
  weekend: { minNights: 2, maxNights: 3, arrivalWeekdays: [4, 5, 6] },
  midweek: { minNights: 3, maxNights: 5, arrivalWeekdays: [7, 1, 2] },
};

/** So many days and nights beside what was asked for a stay is still near. */
const NEAR = { days: 7, nights: 3 };

/**
 * The stays that fit what a visitor looks for; null for who said no days.
 * Example: a week in August, three days more or less: 7 nights from 1 to 31 August, three days more or less.
 */
export function stayWindow({ days, flexibleDays }: WantedStay): StayWindow | null {
  if (!days) return null;
  const { start, end } = wantedSpan(days);
  if (days.kind === "length") return { from: start, to: end!, flexibleDays, ...LENGTHS[days.length] };
  if (end === null) return { from: start, flexibleDays };
  const nights = nightsOf({ start, end });
  return { from: start, to: end, flexibleDays, minNights: nights, maxNights: nights };
}

/** Tells whether a stay fits: 28 November to 5 December is no week in November, 21 to 28 November is one. */
export function fitsWindow(stay: Stay, window: StayWindow): boolean {
  const { from, to, flexibleDays, minNights = 1, maxNights = Infinity, arrivalWeekdays } = window;
  const { start, end } = stay;
  const last = addDays(to ?? from, flexibleDays);
  const nights = nightsOf(stay);
  return (
    start >= addDays(from, -flexibleDays) &&
    (to === undefined ? start : end) <= last &&
    nights >= minNights &&
    nights <= maxNights &&
    (arrivalWeekdays === undefined || arrivalWeekdays.includes(weekdayOf(start)))
  );
}

/** The same with a week more on both sides, and some nights more or fewer. */
export function nearWindow({ from, to, flexibleDays, minNights, maxNights }: StayWindow): StayWindow {
  return {
    from,
    ...(to !== undefined && { to }),
    flexibleDays: flexibleDays + NEAR.days,
    ...(minNights !== undefined && { minNights: Math.max(1, minNights - NEAR.nights) }),
    ...(maxNights !== undefined && { maxNights: maxNights + NEAR.nights }),
  };
}
