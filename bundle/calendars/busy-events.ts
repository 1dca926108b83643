import ICAL from "ical.js";
import { dayBegins } from "#domain/visits/slots.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { addDays, type Stay } from "#domain/rental/period.ts";
import { registerZones } from "./calendar-zones.ts";

/** When somebody or something is taken, as a calendar says it. */
export type BusyEvent = {
  readonly uid: string;
  /** Moments in epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** The days that it touches in Brussels; an event within one day takes its night. */
  readonly stay: Stay;
};

export type BusyCalendar =
  | {
      readonly ok: true;
      readonly events: readonly BusyEvent[];
      /** Whether it holds any event, also past and cancelled ones. */
      readonly isEmpty: boolean;
      /** How many events could not be read. */
      readonly unreadable: number;
    }
  | { readonly ok: false; readonly reason: string; readonly detail?: string };

/** Days, the last one not included. */
export type BusyWindow = { readonly from: string; readonly until: string };

const MOST_EVENTS = 10_000;
const MOST_OCCURRENCES = 20_000;

class TooMany extends Error {}

/**
 * The events of an iCalendar file (RFC 5545) that take time within a window: all but cancelled and transparent ones, repeated as
 * they say, less what they leave out, with the occurrences that were moved. Days and hours without a zone are those of Brussels.
 * A rule can be made to repeat for ever without a day: only a process that can be killed calls this.
 */
export async function readBusyEvents(text: string, window: BusyWindow): Promise<BusyCalendar> {
  let calendars: ICAL.Component[];
  try {
    calendars = rootsOf(text);
  } catch (error) {
    const [detail = ""] = (error as Error).message.split("\n");
    return { ok: false, reason: "it is no iCalendar file", detail };
  }
  if (calendars.length === 0) return { ok: false, reason: "there is no calendar in it" };
  const components = calendars.flatMap((calendar) => {
    registerZones(calendar);
    return calendar.getAllSubcomponents("vevent");
  });
  if (components.length > MOST_EVENTS) return { ok: false, reason: `it has more than ${MOST_EVENTS} events` };
  try {
    return { ok: true, isEmpty: components.length === 0, ...eventsIn(components, window) };
  } catch (error) {
    if (error instanceof TooMany) return { ok: false, reason: error.message };
    throw error;
  }
}

function rootsOf(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
  return roots
    .filter((root) => root.length > 0)
    .map((root) => new ICAL.Component(root))
    .filter(({ name }) => name === "vcalendar");
}

function eventsIn(components: readonly ICAL.Component[], window: BusyWindow) {
  const [overrides, masters] = partition(components, (one) => one.hasProperty("recurrence-id"));
  const byUid = Map.groupBy(overrides, uidOf);
  const known = new Set(masters.map(uidOf));
  const orphans = overrides.filter((one) => !known.has(uidOf(one)));
  const events: BusyEvent[] = [];
  let unreadable = 0;
  for (const component of [...masters, ...orphans]) {
    try {
      const exceptions = orphans.includes(component) ? [] : (byUid.get(uidOf(component)) ?? []);
      for (const event of occurrencesOf(component, exceptions, window)) {
        if (events.push(event) > MOST_OCCURRENCES)
          throw new TooMany(`it takes more than ${MOST_OCCURRENCES} times`);
      }
    } catch (error) {
      if (error instanceof TooMany) throw error;
      unreadable += 1;
    }
  }
  return { events, unreadable };
}

function* occurrencesOf(
  component: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  window: BusyWindow,
): Generator<BusyEvent> {
  const uid = uidOf(component);
  const event = new ICAL.Event(component, { exceptions: [...exceptions] });
  if (!event.isRecurring()) {
    if (isTaking(component)) yield* within(busyOf(uid, event.startDate, event.endDate), window);
    return;
  }
  const last = dayBegins(window.until).getTime();
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next && momentOf(next) < last; next = occurrences.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isTaking(item.component)) yield* within(busyOf(uid, startDate, endDate), window);
  }
}

function isTaking(event: ICAL.Component): boolean {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  return event.hasProperty("dtstart") && word("status") !== "CANCELLED" && word("transp") !== "TRANSPARENT";
}

function busyOf(uid: string, start: ICAL.Time, end: ICAL.Time): BusyEvent {
  const [from, until] = [momentOf(start), momentOf(end)];
  if (!Number.isFinite(from) || !Number.isFinite(until)) throw new RangeError("no moment");
  const first = dayOf(start);
  const last = dayOf(end);
  return { uid, from, until, stay: { start: first, end: last > first ? last : addDays(first, 1) } };
}

/** What of an event lies in the window. */
function* within({ uid, from, until, stay }: BusyEvent, window: BusyWindow): Generator<BusyEvent> {
  const [first, last] = [dayBegins(window.from).getTime(), dayBegins(window.until).getTime()];
  const start = stay.start > window.from ? stay.start : window.from;
  const end = stay.end < window.until ? stay.end : window.until;
  if (start >= end) return;
  yield { uid, from: Math.max(from, first), until: Math.min(until, last), stay: { start, end } };
}

/** Days and hours without a zone are those of Brussels. */
function momentOf(time: ICAL.Time): number {
  if (!isFloating(time)) return time.toUnixTime() * 1_000;
  const { year, month, day, hour, minute, second } = time;
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
  return wall.toZonedDateTime("Europe/Brussels").epochMilliseconds;
}

function dayOf(time: ICAL.Time): string {
  return isFloating(time) ? time.toString().slice(0, 10) : inBrussels(new Date(momentOf(time)))!.date;
}

function isFloating({ isDate, zone }: ICAL.Time): boolean {
  return isDate || zone === ICAL.Timezone.localTimezone;
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue("uid") ?? "");
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
