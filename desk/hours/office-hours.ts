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

/** A weekday by its number, another day by its date. */
export type Day = (typeof WEEKDAYS)[number] | string;

/** The days that somebody else changed otherwise than they are changed here; of an office that is gone, all that are changed here. */
export function contestedDays(
  before: readonly Office[],
  after: readonly Office[],
  changes: ChangedHours,
): Day[] {
  return Object.entries(changes).flatMap(([id, here]) => {
    const [then, now] = pairOf(before, after, Number(id));
    if (!then || !now) return then ? changedDays(then, here) : [];
    const theirs = changedDays(then, now);
    const others = changedDays(now, here);
    return changedDays(then, here).filter((day) => theirs.includes(day) && others.includes(day));
  });
}

/** What was changed here, put on what somebody else made of the other days. */
export function onNewerHours(
  before: readonly Office[],
  after: readonly Office[],
  changes: ChangedHours,
): ChangedHours {
  const joined = Object.entries(changes).map(([id, here]) => {
    const [then, now] = pairOf(before, after, Number(id));
    return [
      id,
      then && now ? changedDays(then, here).reduce((all, day) => withDay(all, here, day), now) : here,
    ];
  });
  return Object.fromEntries(joined);
}

function pairOf(before: readonly Office[], after: readonly Office[], id: number) {
  return [before, after].map((offices) => {
    const office = offices.find((one) => one.id === id);
    return office && hoursOf(office);
  });
}

function changedDays(one: OfficeHours, other: OfficeHours): Day[] {
  const dates = [...one.exceptions, ...other.exceptions].map(({ date }) => date);
  return [...WEEKDAYS, ...new Set(dates)].filter((day) => saidOn(one, day) !== saidOn(other, day));
}

function saidOn(hours: OfficeHours, day: Day): string {
  if (typeof day === "number") return JSON.stringify(saidOfDay(dayOfWeek(hours, day)));
  const other = hours.exceptions.find(({ date }) => date === day);
  return JSON.stringify(other ? saidOfDay(other) : null);
}

function withDay(all: OfficeHours, here: OfficeHours, day: Day): OfficeHours {
  if (typeof day === "number") return withWeekday(all, dayOfWeek(here, day));
  const other = here.exceptions.find(({ date }) => date === day);
  return other ? withOtherDay(all, other) : withoutOtherDay(all, day);
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
