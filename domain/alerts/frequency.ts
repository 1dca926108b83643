/** How soon a subscriber hears of news. */
export const FREQUENCIES = ["at-once", "daily", "weekly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const ZONE = "Europe/Brussels";
/** After breakfast, before work; and never an hour that a change of the clocks skips or shows twice. */
const DIGEST_HOUR = 8;
const MONDAY = 1;

/**
 * The latest moment at which digests of a frequency were due: every day, or every Monday, at 08:00 in Brussels. What was
 * noted before it is to be sent, so that a server that was down sends late rather than never.
 * Example: on 29 March 2026 at 06:30Z, after the clocks went forward, `"daily"` is that day's 06:00Z.
 */
export function lastDigestMoment(frequency: "daily" | "weekly", now: Date): Date {
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE);
  const back = frequency === "weekly" ? clock.dayOfWeek - MONDAY : 0;
  const due = at(clock.toPlainDate().subtract({ days: back }));
  const isAhead = due.getTime() > now.getTime();
  return isAhead ? at(clock.toPlainDate().subtract({ days: back + (frequency === "weekly" ? 7 : 1) })) : due;
}

function at(day: Temporal.PlainDate): Date {
  const moment = day.toZonedDateTime({ timeZone: ZONE, plainTime: { hour: DIGEST_HOUR } });
  return new Date(moment.epochMilliseconds);
}
