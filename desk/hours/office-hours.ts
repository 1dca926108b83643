import { WEEKDAYS } from "#domain/format/moments.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Office } from "../api/published.ts";
import type { DayHours } from "./day-hours.ts";

export type WeekdayHours = Office["hours"][number];
export type OtherDay = Office["exceptions"][number];
/** What is changed on this screen of one office. */
export type OfficeHours = {
  readonly hours: readonly WeekdayHours[];
  readonly exceptions: readonly OtherDay[];
};
/** By the office's number. */
export type ChangedHours = Readonly<Record<number, OfficeHours>>;

export function hoursOf({ hours, exceptions }: Office): OfficeHours {
  return { hours, exceptions };
}

/** The offices with what was changed of their hours. */
export function withChanges(offices: readonly Office[], changes: ChangedHours): Office[] {
  return offices.map((office) => {
    const changed = changes[office.id];
    return changed
      ? { ...office, hours: [...changed.hours], exceptions: [...changed.exceptions] }
      : { ...office };
  });
}

/** Without what is again as it was. */
export function realChanges(offices: readonly Office[], changes: ChangedHours): ChangedHours {
  const real = offices.filter(({ id, ...office }) => {
    const changed = changes[id];
    return changed !== undefined && !isSame(changed, hoursOf({ id, ...office }));
  });
  return Object.fromEntries(real.map(({ id }) => [id, changes[id]!]));
}

/** Whether somebody else changed, or took off, what is changed here; what arrived although its answer was lost is no such change. */
export function isContested(
  before: readonly Office[],
  after: readonly Office[],
  changes: ChangedHours,
): boolean {
  return Object.keys(changes).some((id) => {
    const [then, now] = [before, after].map((offices) => offices.find((one) => one.id === Number(id)));
    if (!then || !now) return true;
    return !isSame(hoursOf(now), hoursOf(then)) && !isSame(hoursOf(now), changes[Number(id)]!);
  });
}

function isSame(one: OfficeHours, other: OfficeHours): boolean {
  return JSON.stringify(saidOf(one)) === JSON.stringify(saidOf(other));
}

/** What a visitor could tell apart: a weekday that is left out is one that is closed. */
function saidOf({ hours, exceptions }: OfficeHours) {
  const days = WEEKDAYS.map((weekday) => dayOfWeek({ hours, exceptions }, weekday));
  return [days.map(saidOfDay), exceptions.map((day) => [day.date, saidOfDay(day)])];
}

function saidOfDay({ spans, note }: DayHours) {
  return [spans, LOCALES.map((locale) => note?.[locale] || null)];
}

/** A weekday that was left out is a day that the office is closed. */
export function dayOfWeek({ hours }: OfficeHours, weekday: number): WeekdayHours {
  return hours.find((day) => day.weekday === weekday) ?? { weekday, spans: [] };
}

export function withWeekday({ hours, exceptions }: OfficeHours, day: WeekdayHours): OfficeHours {
  const others = hours.filter(({ weekday }) => weekday !== day.weekday);
  return { hours: [...others, day].sort((one, other) => one.weekday - other.weekday), exceptions };
}

export function withOtherDay({ hours, exceptions }: OfficeHours, day: OtherDay): OfficeHours {
  const others = exceptions.filter(({ date }) => date !== day.date);
  return { hours, exceptions: [...others, day].sort((one, other) => one.date.localeCompare(other.date)) };
}

export function withoutOtherDay({ hours, exceptions }: OfficeHours, date: string): OfficeHours {
  return { hours, exceptions: exceptions.filter((day) => day.date !== date) };
}

/** What keeps a day's hours from being published: the number of the span, and why. */
export type HoursProblem = {
  readonly at: number;
  readonly why: "incomplete" | "backwards" | "overlap";
};

export function problemOf({ spans }: DayHours): HoursProblem | null {
  for (const [at, { from, to }] of spans.entries()) {
    if (!from || !to) return { at, why: "incomplete" };
    if (from >= to) return { at, why: "backwards" };
    const isOverlapping = spans.slice(0, at).some((other) => other.from < to && from < other.to);
    if (isOverlapping) return { at, why: "overlap" };
  }
  return null;
}

/** The number of the first office whose hours can't be published as they are; null where all can. */
export function idOfProblem(changes: ChangedHours): number | null {
  const wrong = Object.entries(changes).find(([, { hours, exceptions }]) =>
    [...hours, ...exceptions].some((day) => problemOf(day) !== null),
  );
  return wrong ? Number(wrong[0]) : null;
}
