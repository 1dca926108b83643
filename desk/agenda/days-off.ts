import { addDays } from "#domain/rental/period.ts";
import type { AgencyAgenda } from "../api/published.ts";

export type Agenda = NonNullable<AgencyAgenda["agenda"]>;
export type OtherDay = Agenda["exceptions"][number];

/** Days that follow each other on which nobody takes visits, or one day with hours of its own. */
export type DaysOff = { readonly from: string; readonly to: string; readonly day: OtherDay };

const MOST_DAYS = 366;

/** From one day to another, both of them; empty where they are the wrong way round or too far apart. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = addDays(day, 1)) days.push(day);
  return days.length > MOST_DAYS ? [] : days;
}

/** The coming days that are otherwise, days off that follow each other as one. */
export function groupDays(exceptions: readonly OtherDay[], today: string): DaysOff[] {
  const groups: DaysOff[] = [];
  const coming = exceptions.filter(({ date }) => date >= today);
  for (const day of coming.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const last = groups.at(-1);
    const isFree = day.spans.length === 0;
    if (last && isFree && last.day.spans.length === 0 && addDays(last.to, 1) === day.date)
      groups[groups.length - 1] = { ...last, to: day.date };
    else groups.push({ from: day.date, to: day.date, day });
  }
  return groups;
}

/** The days with others in their place; days that are long gone are forgotten. */
export function withDays(
  exceptions: readonly OtherDay[],
  days: readonly OtherDay[],
  today: string,
): OtherDay[] {
  const dates = new Set(days.map(({ date }) => date));
  const others = exceptions.filter(({ date }) => date >= today && !dates.has(date));
  return [...others, ...days].sort((a, b) => a.date.localeCompare(b.date));
}

export function withoutDays(exceptions: readonly OtherDay[], { from, to }: DaysOff): OtherDay[] {
  return exceptions.filter(({ date }) => date < from || date > to);
}
