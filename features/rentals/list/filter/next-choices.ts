import { type RentalQuery, writeRentalQuery } from "#domain/rental/rental-query.ts";
import type { WantedStay } from "#domain/rental/wanted-stay.ts";
import type { RentalChoice, RentalFilterView } from "../rental-list-view.ts";

/** The first question that a visitor has not answered, and the address of the list with each answer. */
export type NextChoices = {
  readonly asks: "when" | "who";
  readonly choices: ReadonlyArray<{ readonly label: string; readonly search: string }>;
};

/** A week in which month, then for how many: an answer is one press, without the sheet of filters. Null when both are given. */
export function nextChoices(
  { dates, persons }: Pick<RentalFilterView, "dates" | "persons">,
  query: RentalQuery,
): NextChoices | null {
  const { wanted } = query;
  const searchOf = (more: Partial<WantedStay>) =>
    writeRentalQuery({ ...query, page: 1, wanted: { ...wanted, ...more } });
  const choicesOf = (choices: readonly RentalChoice[], answer: (value: string) => Partial<WantedStay>) =>
    choices.map(({ value, label }) => ({ label, search: searchOf(answer(value)) }));
  if (!wanted.days && dates.months.length > 1)
    return {
      asks: "when",
      choices: choicesOf(dates.months, (month) => ({ days: { kind: "length", length: "week", month } })),
    };
  const numbers = persons.choices.filter(({ value }) => value !== "");
  if (wanted.persons !== null || numbers.length < 2) return null;
  return { asks: "who", choices: choicesOf(numbers, (value) => ({ persons: Number(value) })) };
}
