const DAY = 86_400_000;

/**
 * When a visitor is reminded of a visit: a day before it; null when it was booked less than a day before, since the
 * confirmation then reminds enough. Example: booked on Monday for Thursday 10:00 is Wednesday 10:00.
 */
export function reminderMoment(visit: { readonly start: string; readonly bookedAt: string }): Date | null {
  const moment = Date.parse(visit.start) - DAY;
  return moment > Date.parse(visit.bookedAt) ? new Date(moment) : null;
}
