import { formatEuro } from "#domain/format/figures.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { type RentalQuery, writeRentalQuery } from "#domain/rental/rental-query.ts";
import { seasideTowns } from "#domain/rental/own-words/query-of-stay.ts";
import type { RentalFilters } from "../../schema/search.ts";
import { wantedInWords } from "../dates/stay-words.ts";
import type { StayChip } from "../rental-list-view.ts";

type Words = { readonly locale: Locale; readonly t: Translate; readonly today: string };
type ListName = "locations" | "cities" | "subKinds" | "periodTypes";

const LISTS: readonly ListName[] = ["locations", "cities", "subKinds", "periodTypes"];

/** What a list of holiday homes is narrowed by, in words, and the query without each. */
export function stayChips(
  query: RentalQuery,
  filters: Partial<RentalFilters>,
  { locale, t, today }: Words,
): StayChip[] {
  const { wanted, maxPrice } = query;
  const chip = (key: string, label: string, without: Partial<RentalQuery>): StayChip => ({
    key,
    label,
    search: writeRentalQuery({ ...query, ...without, page: 1 }),
  });
  const isSeaside = isAllSeaside(query, filters);
  const named = LISTS.flatMap((list) =>
    list === "cities" && isSeaside
      ? [chip("seaside", t("rentals.seaside"), { cities: [] })]
      : query[list].map((id) =>
          chip(`${list}-${id}`, nameOf(filters[list], id, locale), {
            [list]: query[list].filter((other) => other !== id),
          }),
        ),
  );
  const when = wantedInWords(wanted, today, { locale, t });
  return [
    ...named,
    ...(when ? [chip("when", when, { wanted: { ...wanted, days: null, flexibleDays: 0 } })] : []),
    ...(wanted.persons === null
      ? []
      : [
          chip("persons", t("rentals.personsFrom", { count: wanted.persons }), {
            wanted: { ...wanted, persons: null },
          }),
        ]),
    ...(maxPrice === null
      ? []
      : [chip("price", t("rentals.upTo", { price: formatEuro(maxPrice) }), { maxPrice: null })]),
  ];
}

/** Where a list is narrowed to: "Aan zee", "In de duinen, De Haan"; null for anywhere. */
export function placesInWords(
  query: RentalQuery,
  filters: Partial<RentalFilters>,
  { locale, t }: Omit<Words, "today">,
): string | null {
  const cities = isAllSeaside(query, filters)
    ? [t("rentals.seaside")]
    : query.cities.map((id) => nameOf(filters.cities, id, locale));
  const names = [...query.locations.map((id) => nameOf(filters.locations, id, locale)), ...cities];
  return names.length > 0 ? names.join(", ") : null;
}

/** Tells whether all towns at the sea are asked for, and no other: that has a name of its own. */
function isAllSeaside({ cities }: RentalQuery, filters: Partial<RentalFilters>): boolean {
  const seaside = seasideTowns(filters.cities ?? []);
  return seaside.length > 1 && String(seaside) === String(cities);
}

function nameOf(
  rows: ReadonlyArray<{ readonly id: number; readonly name: Multilingual }> | undefined,
  id: number,
  locale: Locale,
): string {
  const row = rows?.find((one) => one.id === id);
  return (row && textOf(row.name, locale)) || `#${id}`;
}
