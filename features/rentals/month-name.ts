import type { Translate } from "#domain/locale/translate.ts";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The month of a day (yyyy-mm-dd) or a month (yyyy-mm) in words: `monthName("2027-08", t)` is "augustus". */
export function monthName(day: string, t: Translate): string {
  return t(`rentals.month.${MONTHS[Number(day.slice(5, 7)) - 1]!}`);
}
