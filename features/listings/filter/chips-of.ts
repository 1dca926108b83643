import { formatEuro } from "#domain/format/figures.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import type { Say } from "#domain/locale/say.ts";
import type { FilterOption, FilterOptions } from "../listing-view.ts";

/** One thing that a visitor chose, in words, and the query without it. */
export type ChosenFilter = { readonly key: string; readonly label: string; readonly without: ListingQuery };

type ListName = "cities" | "types" | "subTypes" | "transactions";

const LISTS: ReadonlyArray<ListName> = ["cities", "types", "subTypes", "transactions"];

/** What a visitor narrowed a list by, in the order of the filter; an id that the list does not know shows as itself. */
export function chipsOf(query: ListingQuery, filter: FilterOptions, say: Say): ChosenFilter[] {
  return [
    ...LISTS.flatMap((name) => query[name].map((id) => listChip(query, filter, name, id))),
    ...priceChip(query, say),
    ...query.bedrooms.map((count) => ({
      key: `bedrooms-${count}`,
      label: bedroomsInWords(count, say),
      without: { ...query, bedrooms: query.bedrooms.filter((other) => other !== count) },
    })),
    ...singleChips(query, filter, say),
  ];
}

/** "3 bedrooms", "6 or more bedrooms". */
export function bedroomsInWords(count: number, say: Say): string {
  return count >= LARGE_BEDROOM_COUNT
    ? say("listing.bedroomsMore", { count })
    : say("listing.bedrooms", { count });
}

/** "€ 200.000,00 – € 300.000,00", "from € 200.000,00", "up to € 300.000,00"; null without a bound. */
export function priceInWords({ priceMin, priceMax }: ListingQuery, say: Say): string | null {
  if (priceMin !== null && priceMax !== null) return `${formatEuro(priceMin)} – ${formatEuro(priceMax)}`;
  if (priceMin !== null) return say("listing.atLeast", { price: formatEuro(priceMin) });
  return priceMax === null ? null : say("listing.atMost", { price: formatEuro(priceMax) });
}

/** The names of what was chosen; an unknown number as such, an unknown code as it is. */
export function nameOf(options: readonly FilterOption[], id: number | string): string {
  return options.find((option) => option.id === String(id))?.name ?? (typeof id === "number" ? `#${id}` : id);
}

function listChip(query: ListingQuery, filter: FilterOptions, name: ListName, id: number): ChosenFilter {
  return {
    key: `${name}-${id}`,
    label: nameOf(filter[name], id),
    without: { ...query, [name]: query[name].filter((other) => other !== id) },
  };
}

function priceChip(query: ListingQuery, say: Say): ChosenFilter[] {
  const label = priceInWords(query, say);
  return label === null
    ? []
    : [{ key: "price", label, without: { ...query, priceMin: null, priceMax: null } }];
}

function singleChips(query: ListingQuery, { countries }: FilterOptions, say: Say): ChosenFilter[] {
  const { bedMin, country, area } = query;
  return [
    ...(bedMin === null
      ? []
      : [
          {
            key: "bed-min",
            label: say("listing.bedroomsMore", { count: bedMin }),
            without: { ...query, bedMin: null },
          },
        ]),
    ...(country === null
      ? []
      : [{ key: "country", label: nameOf(countries, country), without: { ...query, country: null } }]),
    ...(area === null
      ? []
      : [{ key: "area", label: say("listing.area"), without: { ...query, area: null } }]),
  ];
}
