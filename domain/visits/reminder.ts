const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So soon after the confirmation a reminder says nothing new. */
const QUIET = 2 * HOUR;

/**
 * When a visitor is reminded of a visit: a day before it; null when that is within two hours of its confirmation, which then
 * reminds enough. Example: booked on Monday for Thursday 10:00 is Wednesday 10:00.
 */
export function reminderMoment(visit: { readonly start: string; readonly confirmedAt: string }): Date | null {
  const moment = Date.parse(visit.start) - DAY;
  return moment > Date.parse(visit.confirmedAt) + QUIET ? new Date(moment) : null;
}
