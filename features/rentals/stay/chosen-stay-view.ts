import type { MessageKey, Translate } from "#domain/locale/translate.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { formatDate, weekdayOf } from "#domain/format/moments.ts";
import { NO_BREAK } from "#domain/locale/number.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { nightsOf } from "#domain/rental/period.ts";
import { stayCost, type StayCost } from "#domain/rental/stay-cost.ts";
import { MOST_PERSONS, type WantedStay } from "#domain/rental/wanted-stay.ts";
import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { ShownStays } from "./calendar-view.ts";
import { stayInWords } from "../list/dates/stay-words.ts";

/** How many people the form begins with where nobody said. */
const USUAL_PERSONS = 2;

type CostLine = { readonly label: string; readonly note: string | null; readonly amount: string };

/** The stay that an address names, with what it costs these people; of one that is no longer free, only that. */
export type ChosenStayView =
  | { readonly kind: "taken" }
  | {
      readonly kind: "free";
      readonly start: string;
      readonly end: string;
      readonly days: string;
      readonly nights: string;
      readonly persons: number;
      readonly people: string;
      readonly fewerHref: string | null;
      readonly moreHref: string | null;
      /** What is paid by each line, down to the total; no lines where the price is on request. */
      readonly lines: readonly CostLine[];
      readonly total: string;
      /** Says that the total holds the tourist tax; null where there is none. */
      readonly taxIncluded: string | null;
      /** What comes back. */
      readonly deposit: string | null;
      /** The costs that the agency has not named. */
      readonly unknown: readonly string[];
    };

/** The sum of the chosen stay, and when and for whom it is: "za 4 – za 11 juli · 4 personen · incl. toeristenbelasting". */
export type StayTotalView = { readonly stay: string; readonly amount: string };

/** The sum that stands where the stay is asked for; null where there is none. */
export function stayTotalView(chosen: ChosenStayView | null): StayTotalView | null {
  if (chosen?.kind !== "free" || chosen.lines.length === 0) return null;
  const stay = [chosen.days, chosen.people.replaceAll(" ", NO_BREAK), chosen.taxIncluded];
  return { stay: stay.filter((part) => part !== null).join(" · "), amount: chosen.total };
}

type Chosen = Omit<ShownStays, "unit"> & {
  readonly unit: RentalUnit;
  readonly wanted: WantedStay;
  readonly persons: number;
};

/** The people that an address asks for, as far as the unit sleeps them. */
export function personsOf({ general }: RentalUnit, asked: number | null): number {
  return Math.min(asked ?? USUAL_PERSONS, general.maxOccupation || MOST_PERSONS);
}

/** Prepares the stay that was chosen; null without one. Its sum is the one that the request is stored and mailed with. */
export function chosenStayView(shown: Chosen, periodId: number | null): ChosenStayView | null {
  const period = shown.periods.find(({ id }) => id === periodId);
  if (!period) return null;
  if (!period.available) return { kind: "taken" };
  const { unit, persons, hrefWith, locale, t } = shown;
  const cost = stayCost(period, persons, unit.costs);
  const max = unit.general.maxOccupation || MOST_PERSONS;
  const hrefFor = (count: number) => hrefWith({ wanted: { ...shown.wanted, persons: count } }, CHOSEN_ANCHOR);
  return {
    kind: "free",
    start: dayWithWeekday(period.start, t),
    end: dayWithWeekday(period.end, t),
    days: stayInWords(period, { locale, t }),
    nights: t("rentals.nights", { count: nightsOf(period) }),
    persons,
    people: t("rentals.personsFrom", { count: persons }),
    fewerHref: persons > 1 ? hrefFor(persons - 1) : null,
    moreHref: persons < max ? hrefFor(persons + 1) : null,
    lines: cost ? linesOf(cost, period, shown) : [],
    total: cost ? formatEuro(cost.total) : t("listing.priceOnRequest"),
    taxIncluded: cost && cost.touristTax > 0 ? t("rentals.chosen.taxIncluded") : null,
    deposit: unit.costs?.deposit ? formatEuro(unit.costs.deposit) : null,
    unknown: unknownCosts(unit.costs, t),
  };
}

/** Where the chosen stay stands on the page. */
export const CHOSEN_ANCHOR = "stay";

function linesOf(cost: StayCost, period: OfferedPeriod, { unit, persons, locale, t }: Chosen): CostLine[] {
  const nights = t("rentals.nights", { count: nightsOf(period) });
  const type = textOf(period.type?.name, locale);
  const lines: ReadonlyArray<readonly [label: MessageKey, euro: number, note: string | null]> = [
    ["rentals.rent", cost.rent, [nights, type].filter(Boolean).join(", ")],
    ["rentals.cleaning", cost.cleaning, null],
    ["rentals.fixedCosts", cost.fixed, null],
    [
      "rentals.touristTax",
      cost.touristTax,
      taxNote(unit.costs, nights, t("rentals.personsFrom", { count: persons })),
    ],
  ];
  return lines.flatMap(([label, euro, note]) =>
    euro > 0 ? [{ label: t(label), note, amount: formatEuro(euro) }] : [],
  );
}

/** What the tax is multiplied by: "4 personen × 7 nachten × € 2,00". */
function taxNote(costs: RentalUnit["costs"], nights: string, people: string): string | null {
  const tax = costs?.touristTax;
  if (!tax || tax.per === "stay") return null;
  return [...(tax.per === "person-night" ? [people] : []), nights, formatEuro(tax.amount)].join(" × ");
}

/** 0 is an answer: the agency says that it costs nothing. */
function unknownCosts(costs: RentalUnit["costs"], t: Translate): string[] {
  const amounts: ReadonlyArray<readonly [label: MessageKey, known: unknown]> = [
    ["rentals.cleaning", costs?.cleaning],
    ["rentals.fixedCosts", costs?.fixed],
    ["rentals.touristTax", costs?.touristTax],
    ["rentals.chosen.deposit", costs?.deposit],
  ];
  return amounts.flatMap(([label, known]) => (known == null ? [t(label)] : []));
}

function dayWithWeekday(day: string, t: Translate): string {
  return `${t(`rentals.weekday.${weekdayOf(day)}`)} ${formatDate(day)}`;
}
