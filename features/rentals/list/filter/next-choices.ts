import { type RentalQuery, writeRentalQuery } from "#domain/rental/rental-query.ts";
import type { Stay } from "#domain/rental/period.ts";
import { fitsWindow, stayWindow } from "#domain/rental/stay-window.ts";
import { NO_WANTED_STAY, type WantedDays, type WantedStay } from "#domain/rental/wanted-stay.ts";
import type { RentalChoice, RentalFilterView } from "../rental-list-view.ts";

/** The first question that a visitor has not answered, and the address of the list with each answer. */
export type NextChoices = {
  readonly asks: "when" | "who";
  readonly choices: ReadonlyArray<{ readonly label: string; readonly search: string }>;
};

/**
 * A week in which month, then for how many: an answer is one press, without the sheet of filters. Null when both are given. A month
 * without a week that can still be had is no answer.
 */
export function nextChoices(
  { dates, persons }: Pick<RentalFilterView, "dates" | "persons">,
  query: RentalQuery,
  openStays: readonly Stay[],
): NextChoices | null {
  const { wanted } = query;
  const searchOf = (more: Partial<WantedStay>) =>
    writeRentalQuery({ ...query, page: 1, wanted: { ...wanted, ...more } });
  const choicesOf = (choices: readonly RentalChoice[], answer: (value: string) => Partial<WantedStay>) =>
    choices.map(({ value, label }) => ({ label, search: searchOf(answer(value)) }));
  const months = wanted.days ? [] : dates.months.filter(({ value }) => hasWeekIn(value, openStays));
  if (months.length > 1)
    return { asks: "when", choices: choicesOf(months, (month) => ({ days: weekIn(month) })) };
  const numbers = persons.choices.filter(({ value }) => value !== "");
  if (wanted.persons !== null || numbers.length < 2) return null;
  return { asks: "who", choices: choicesOf(numbers, (value) => ({ persons: Number(value) })) };
}

function weekIn(month: string): WantedDays {
  return { kind: "length", length: "week", month };
}

function hasWeekIn(month: string, stays: readonly Stay[]): boolean {
  const window = stayWindow({ ...NO_WANTED_STAY, days: weekIn(month) })!;
  return stays.some((stay) => fitsWindow(stay, window));
}
