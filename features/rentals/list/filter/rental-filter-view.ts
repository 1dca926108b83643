import { formatEuro } from "#domain/format/figures.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { monthOf } from "#domain/rental/calendar-months.ts";
import { isNarrowed, type RentalQuery } from "#domain/rental/rental-query.ts";
import type { RentalFilters } from "../../schema/search.ts";
import { monthInWords, wantedInWords } from "../dates/stay-words.ts";
import type { RentalFilterView, RentalQuestion } from "../rental-list-view.ts";
import { placesInWords } from "./stay-chips.ts";
import { nextChoices } from "./next-choices.ts";
import { rentalQuestions } from "./rental-questions.ts";

type Asked = {
  readonly query: RentalQuery;
  readonly locale: Locale;
  readonly t: Translate;
  readonly today: string;
};

const MOST_MONTHS = 18;

/** The filter of a list with what is chosen in it. */
export function rentalFilterView(filters: Partial<RentalFilters>, asked: Asked): RentalFilterView {
  const { query, locale, t, today } = asked;
  const all = rentalQuestions(filters, asked);
  const persons = all.find(({ name }) => name === "persons");
  const questions = all.filter(({ name }) => name !== "persons");
  const first = {
    persons: { chosen: persons?.chosen ?? "", choices: persons?.choices ?? [] },
    dates: { wanted: query.wanted, today, months: monthsOf(filters, asked) },
  };
  return {
    ...first,
    next: nextChoices(first, query, filters.periodDates ?? []),
    questions,
    maxPrice: query.maxPrice,
    ownWords: query.words,
    sort: query.sort,
    isNarrowed: isNarrowed(query),
    words: {
      where: placesInWords(query, filters, asked),
      when: wantedInWords(query.wanted, today, { locale, t }),
      who: query.wanted.persons === null ? null : t("rentals.personsFrom", { count: query.wanted.persons }),
      more: joined([
        ...chosenOf(questions, ["subKind", "stay"]),
        ...(query.maxPrice ? [t("rentals.upTo", { price: formatEuro(query.maxPrice) })] : []),
      ]),
    },
  };
}

/** The months in which a stay can still begin, and the one that is asked for. */
function monthsOf({ periodStartDates = [] }: Partial<RentalFilters>, { query, today, t }: Asked) {
  const { days } = query.wanted;
  const chosen = days?.kind === "length" ? [days.month] : [];
  const months = [...new Set(periodStartDates.map(monthOf))].toSorted().slice(0, MOST_MONTHS);
  return [...new Set([...months, ...chosen])]
    .toSorted()
    .map((month) => ({ value: month, label: monthInWords(month, today, t) }));
}

function chosenOf(questions: readonly RentalQuestion[], names: readonly string[]): string[] {
  return questions
    .filter(({ name, chosen }) => names.includes(name) && chosen !== "")
    .map(({ choices, chosen }) => choices.find(({ value }) => value === chosen)?.label ?? chosen);
}

function joined(words: readonly string[]): string | null {
  return words.length > 0 ? words.join(", ") : null;
}
