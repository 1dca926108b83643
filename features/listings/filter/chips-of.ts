import { formatEuro } from "#domain/format/figures.ts";
import {
  type FilterKey,
  FILTERS,
  inWords,
  settleFilters,
  WORDED_KEYS,
  type WordedKey,
} from "#domain/listing/filters.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { FilterOption, FilterOptions } from "../listing-view.ts";

/** One thing that a visitor chose, in words, and the query without it. */
export type ChosenFilter = { readonly key: string; readonly label: string; readonly without: ListingQuery };

type ListName = "cities" | "types" | "subTypes" | "transactions";

type ChipsOf = (query: ListingQuery, filter: FilterOptions, t: Translate) => ChosenFilter[];

/** What is said of each filter, in the order of the page; the upper price is said with the lower. */
const CHIPS: { readonly [Key in FilterKey | "area"]: ChipsOf } = {
  cities: listChips("cities"),
  municipalities: (query, { municipalities }, t) =>
    query.municipalities.map((id) => ({
      key: `municipality-${id}`,
      label: t("listing.wholeMunicipality", { name: nameOf(municipalities, id) }),
      without: settleFilters({
        ...query,
        municipalities: query.municipalities.filter((other) => other !== id),
      }),
    })),
  radius: (query, _filter, t) =>
    query.radius === null
      ? []
      : [
          {
            key: "radius",
            label: t("listing.around", { radius: query.radius }),
            without: { ...query, radius: null },
          },
        ],
  types: listChips("types"),
  subTypes: listChips("subTypes"),
  transactions: listChips("transactions"),
  priceMin: (query, _filter, t) => priceChip(query, t),
  priceMax: () => [],
  bedrooms: (query, _filter, t) =>
    query.bedrooms.map((count) => ({
      key: `bedrooms-${count}`,
      label: bedroomsInWords(count, t),
      without: { ...query, bedrooms: query.bedrooms.filter((other) => other !== count) },
    })),
  ...(Object.fromEntries(WORDED_KEYS.map((key) => [key, wordedChip(key)])) as Record<WordedKey, ChipsOf>),
  country: (query, { countries }) =>
    query.country === null
      ? []
      : [
          {
            key: "country",
            label: nameOf(countries, query.country),
            without: { ...query, country: null },
          },
        ],
  area: (query, _filter, t) =>
    query.area === null ? [] : [{ key: "area", label: t("listing.area"), without: { ...query, area: null } }],
};

/** What a visitor narrowed a list by; an id that the list does not know shows as itself. */
export function chipsOf(query: ListingQuery, filter: FilterOptions, t: Translate): ChosenFilter[] {
  return Object.values(CHIPS).flatMap((chips) => chips(query, filter, t));
}

/** "3 bedrooms", "6 or more bedrooms". */
function bedroomsInWords(count: number, t: Translate): string {
  return count >= LARGE_BEDROOM_COUNT
    ? t("listing.bedroomsMore", { count })
    : t("listing.bedrooms", { count });
}

/** "€ 200.000,00 – € 300.000,00", "from € 200.000,00", "up to € 300.000,00"; null without a bound. */
export function formatPriceRange({ priceMin, priceMax }: ListingQuery, t: Translate): string | null {
  if (priceMin !== null && priceMax !== null) return `${formatEuro(priceMin)} – ${formatEuro(priceMax)}`;
  if (priceMin !== null) return t("listing.atLeast", { price: formatEuro(priceMin) });
  return priceMax === null ? null : t("listing.atMost", { price: formatEuro(priceMax) });
}

/** The names of what was chosen; an unknown number as such, an unknown code as it is. */
export function nameOf(options: readonly FilterOption[], id: number | string): string {
  return options.find((option) => option.id === String(id))?.name ?? (typeof id === "number" ? `#${id}` : id);
}

function listChips(name: ListName): ChipsOf {
  return (query, filter) =>
    query[name].map((id) => ({
      key: `${name}-${id}`,
      label: nameOf(filter[name], id),
      without: settleFilters({ ...query, [name]: query[name].filter((other) => other !== id) }),
    }));
}

/** A filter that says nothing without another goes with it. */
function wordedChip(key: WordedKey): ChipsOf {
  return (query, _filter, t) => {
    const label = inWords(key, query[key], t);
    if (label === null) return [];
    return [{ key: FILTERS[key].name, label, without: settleFilters({ ...query, [key]: null }) }];
  };
}

function priceChip(query: ListingQuery, t: Translate): ChosenFilter[] {
  const label = formatPriceRange(query, t);
  return label === null
    ? []
    : [{ key: "price", label, without: { ...query, priceMin: null, priceMax: null } }];
}
