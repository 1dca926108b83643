import { inBrussels } from "../format/moments.ts";
import { addDays } from "./period.ts";

/** How many days before its start a stay can be asked for at the latest, unless the site says otherwise. */
export const DEFAULT_STAY_NOTICE_DAYS = 1;

/** What decides by the clock whether a stay can be asked for. */
export type StayClock = {
  readonly now: Date;
  /** yyyy-mm-dd in Brussels. */
  readonly today: string;
  /** The first day on which a stay may start that is asked for now. */
  readonly earliest: string;
  /** How many days lie between the two. */
  readonly noticeDays: number;
};

/**
 * The clock of a site whose stays are asked for a number of days before they start; a site that was published before it could
 * say so has the default. Example: with a notice of one day, at noon of 1 July the earliest stay starts on 2 July.
 */
export function stayClock(now: Date, settings: { readonly stayNoticeDays?: number }): StayClock {
  const { stayNoticeDays: noticeDays = DEFAULT_STAY_NOTICE_DAYS } = settings;
  const today = inBrussels(now)!.date;
  return { now, today, earliest: addDays(today, noticeDays), noticeDays };
}
