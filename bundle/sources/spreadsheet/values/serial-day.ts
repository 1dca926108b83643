const DAY_MS = 86_400_000;

/** Excel believes that 1900 was a leap year, so that its day 1 counts from two days earlier than it seems. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FROM_1904 = 1462;

/** 1 January 1920 to 31 December 2099: what a day in a list of estates can be. */
const [EARLIEST, LATEST] = [7306, 73_050];

/** The day of a number that Excel keeps for it, as yyyy-mm-dd; null for no day that can be meant. Example: `dayOfSerial(46023)` is "2026-01-01". */
export function dayOfSerial(serial: number, countsFrom1904 = false): string | null {
  const days = Math.floor(serial) + (countsFrom1904 ? FROM_1904 : 0);
  if (days < EARLIEST || days > LATEST) return null;
  return new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);
}
