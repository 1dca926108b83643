import type { Agenda, Span } from "./agenda.ts";

/** A visit's time: two moments in UTC, as RFC 3339 writes them. */
export type Slot = { readonly start: string; readonly end: string };

/** From a moment on, up to one that is no longer in it. */
export type Window = { readonly from: Date; readonly until: Date };

const ZONE = "Europe/Brussels";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The slots of an agenda that begin within a window and can still be booked, in order, whoever booked what.
 * Lengths are real time, so that a slot is as long as it says on the nights that the clocks change: an hour that the
 * clocks skip is none, and the one that they show twice holds slots twice. The buffer after a span's last visit may reach
 * into the next span: both slots are offered, and booking one takes the other.
 * Example: hours of 09:00–10:00 with slots of 30 minutes on 2026-07-01 give the starts 07:00Z and 07:30Z.
 */
export function slotsOf(agenda: Agenda, window: Window, now: Date): Slot[] {
  return startsWithin(agenda, window, now).map((start) => slotAt(start, agenda));
}

/**
 * The slots of an agenda without those that meet what is taken: each visit keeps its own time and the buffer after it.
 * `taken` are the times that visits keep, their buffers included, in any order.
 */
export function freeSlots(agenda: Agenda, taken: readonly Slot[], window: Window, now: Date): Slot[] {
  const kept = taken.map(({ start, end }) => ({ from: Date.parse(start), until: Date.parse(end) }));
  kept.sort((a, b) => a.from - b.from);
  const length = (agenda.slotMinutes + agenda.bufferMinutes) * MINUTE;
  let next = 0;
  // Until when what began before the end of a slot keeps the sales rep; both come in order, so that one look is enough.
  let busyUntil = -Infinity;
  const isFree = (start: number) => {
    for (; next < kept.length && kept[next]!.from < start + length; next += 1)
      busyUntil = Math.max(busyUntil, kept[next]!.until);
    return busyUntil <= start;
  };
  return startsWithin(agenda, window, now)
    .filter(isFree)
    .map((start) => slotAt(start, agenda));
}

/** The slot of an agenda that begins at a moment, if there is one that can still be booked. */
export function slotStartingAt(agenda: Agenda, start: Date, now: Date): Slot | null {
  const window = { from: start, until: new Date(start.getTime() + 1) };
  return slotsOf(agenda, window, now)[0] ?? null;
}

/** Until when (epoch milliseconds) a visit keeps its sales rep: its end and the buffer. */
export function keptUntil({ end }: Slot, { bufferMinutes }: Pick<Agenda, "bufferMinutes">): number {
  return Date.parse(end) + bufferMinutes * MINUTE;
}

/** The moment at which a day (yyyy-mm-dd) begins in Brussels: `dayBegins("2026-07-02")` is 2026-07-01T22:00:00Z. */
export function dayBegins(date: string): Date {
  return new Date(opening(Temporal.PlainDate.from(date), "00:00"));
}

/** The moment at which the day after a day (yyyy-mm-dd) begins in Brussels. */
export function dayEnds(date: string): Date {
  return new Date(opening(Temporal.PlainDate.from(date).add({ days: 1 }), "00:00"));
}

/** In order. */
function startsWithin(agenda: Agenda, { from, until }: Window, now: Date): number[] {
  const last = dayOf(now.getTime()).add({ days: agenda.horizonDays });
  const earliest = Math.max(from.getTime(), now.getTime() + agenda.noticeHours * HOUR);
  const latest = until.getTime();
  const starts: number[] = [];
  for (let day = dayOf(earliest); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (opening(day, "00:00") >= latest) break;
    for (const start of startsOn(day, agenda)) {
      if (start >= earliest && start < latest) starts.push(start);
    }
  }
  return starts;
}

function* startsOn(day: Temporal.PlainDate, agenda: Agenda): Generator<number> {
  const length = agenda.slotMinutes * MINUTE;
  const step = length + agenda.bufferMinutes * MINUTE;
  for (const span of spansOn(day, agenda)) {
    const end = closing(day, span.to);
    for (let start = opening(day, span.from); start + length <= end; start += step) yield start;
  }
}

function spansOn(day: Temporal.PlainDate, { hours, exceptions }: Agenda): readonly Span[] {
  const date = day.toString();
  const exception = exceptions.find((one) => one.date === date);
  const spans = exception ?? hours.find(({ weekday }) => weekday === day.dayOfWeek);
  return spans?.spans.toSorted((a, b) => (a.from < b.from ? -1 : 1)) ?? [];
}

function slotAt(start: number, { slotMinutes }: Agenda): Slot {
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + slotMinutes * MINUTE).toISOString(),
  };
}

function dayOf(moment: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE).toPlainDate();
}

/**
 * Nobody works longer than the agenda says: a time that the clocks skip opens after the gap and closes before it, and one
 * that they show twice opens the second time and closes the first.
 */
const opening = (day: Temporal.PlainDate, time: string) => momentOf(day, time, "later");
const closing = (day: Temporal.PlainDate, time: string) => momentOf(day, time, "earlier");

function momentOf(day: Temporal.PlainDate, time: string, disambiguation: "later" | "earlier"): number {
  return day.toPlainDateTime(time).toZonedDateTime(ZONE, { disambiguation }).epochMilliseconds;
}
