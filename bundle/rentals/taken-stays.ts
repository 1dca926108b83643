import ICAL from "ical.js";
import type { Stay } from "#domain/rental/period.ts";
import { addDays } from "#domain/rental/period.ts";
import { inBrussels } from "#domain/format/moments.ts";

/** A calendar that repeats for ever is read this far from its first day. */
const MOST_OCCURRENCES = 1_000;

export type TakenStays =
  | { readonly ok: true; readonly stays: readonly Stay[] }
  | { readonly ok: false; readonly reason: string };

/**
 * The days that an iCalendar file (RFC 5545) marks as taken: every event but cancelled and transparent ones, repeated
 * as it says, until a day. An event with hours takes the days from its first to its last in Brussels.
 */
export function takenStays(text: string, until: string): TakenStays {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as string | unknown[]);
    if (calendar.name !== "vcalendar") return { ok: false, reason: "there is no calendar in it" };
    const events = calendar.getAllSubcomponents("vevent").filter(isTaking);
    return { ok: true, stays: events.flatMap((event) => staysOf(new ICAL.Event(event), until)) };
  } catch (error) {
    return { ok: false, reason: `it is no iCalendar file (${(error as Error).message.split("\n")[0]})` };
  }
}

function isTaking(event: ICAL.Component): boolean {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  return event.hasProperty("dtstart") && word("status") !== "CANCELLED" && word("transp") !== "TRANSPARENT";
}

function staysOf(event: ICAL.Event, until: string): Stay[] {
  if (!event.isRecurring()) return [stayOf(event.startDate, event.endDate)];
  const stays: Stay[] = [];
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next && stays.length < MOST_OCCURRENCES; next = occurrences.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    const stay = stayOf(startDate, endDate);
    if (stay.start >= until) break;
    stays.push(stay);
  }
  return stays;
}

/** An event without an end takes the night of its day. */
function stayOf(from: ICAL.Time, to: ICAL.Time): Stay {
  const start = dayOf(from);
  const end = dayOf(to);
  return { start, end: end > start ? end : addDays(start, 1) };
}

/** Days are days everywhere; hours are read in Brussels. */
function dayOf(time: ICAL.Time): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return time.toString().slice(0, 10);
  return inBrussels(time.toJSDate())!.date;
}
