import type { RentalFilters } from "../../schema/search.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RentalQuery } from "#domain/rental/rental-query.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { RentalChoice, RentalQuestion } from "../rental-list-view.ts";

type Asked = { readonly query: RentalQuery; readonly locale: Locale; readonly t: Translate };

/** What a filter asks, with what is chosen; a question with one answer is not asked. */
export function rentalQuestions(
  filters: Partial<RentalFilters>,
  { query, locale, t }: Asked,
): RentalQuestion[] {
  const { locations = [], subKinds = [], cities = [], periodTypes = [] } = filters;
  const { maxOccupations = [] } = filters;
  const { persons } = query.wanted;
  const people = Array.from({ length: Math.max(0, ...maxOccupations) }, (_, at) => at + 1);
  const questions: Array<Omit<RentalQuestion, "choices"> & { any: string; choices: RentalChoice[] }> = [
    {
      name: "location",
      label: t("rentals.location"),
      any: t("rentals.locationAll"),
      ...chosenOf(query.locations),
      choices: named(locations, query.locations, locale),
    },
    {
      name: "city",
      label: t("rentals.city"),
      any: t("rentals.cityAll"),
      ...chosenOf(query.cities),
      choices: named(cities, query.cities, locale),
    },
    {
      name: "subKind",
      label: t("rentals.type"),
      any: t("rentals.typeAll"),
      ...chosenOf(query.subKinds),
      choices: named(subKinds, query.subKinds, locale),
    },
    {
      name: "persons",
      label: t("rentals.persons"),
      any: t("rentals.personsAll"),
      chosen: String(persons ?? ""),
      others: [],
      choices: withChosen(people, persons).map((count) => ({
        value: String(count),
        label: t("rentals.personsFrom", { count }),
      })),
    },
    {
      name: "stay",
      label: t("rentals.stayType"),
      any: t("rentals.stayAll"),
      ...chosenOf(query.periodTypes),
      choices: named(periodTypes, query.periodTypes, locale),
    },
  ];
  return questions
    .filter(({ choices, chosen }) => choices.length > 1 || chosen !== "")
    .map(({ name, label, chosen, others, any, choices }) => ({
      name,
      label,
      chosen,
      others,
      choices: [{ value: "", label: any }, ...choices],
    }));
}

/** What an address asks that nobody has is a choice too: the filter shows why nothing is found. */
function withChosen(values: readonly number[], chosen: number | null): number[] {
  if (chosen === null || values.includes(chosen)) return [...values];
  return [...values, chosen].toSorted((a, b) => a - b);
}

function named(
  rows: ReadonlyArray<{ id: number; name: Multilingual }>,
  [chosen]: readonly number[],
  locale: Locale,
): RentalChoice[] {
  const isListed = chosen === undefined || rows.some(({ id }) => id === chosen);
  return [
    ...rows.map(({ id, name }) => ({ value: String(id), label: textOf(name, locale) })),
    ...(isListed ? [] : [{ value: String(chosen), label: `#${chosen}` }]),
  ];
}

function chosenOf(ids: readonly number[]): Pick<RentalQuestion, "chosen" | "others"> {
  const [chosen = "", ...others] = ids.map(String);
  return { chosen, others };
}
