import type { SearchableUnit } from "../estate/project/searchable-units.ts";
import { BEDROOM_PATH } from "./search-paths.ts";
import type { MessageKey } from "../locale/translate.ts";
import { LARGE_BEDROOM_COUNT } from "./search.ts";

/** What a filter chooses: ids, counts, one code, one end of a range, or the least that is wanted. */
type FilterKind = "ids" | "counts" | "code" | "amount" | "least";

/** What an alert judges: a listing, and each estate that it is found by. */
export type FilterSubject = {
  readonly listing: { readonly transaction: number; readonly city: number };
  readonly unit: Pick<SearchableUnit, "headTypeIds" | "price" | "bedrooms">;
};

type FilterValue = readonly number[] | number | string | null;

type Filter<Name extends string, Kind extends FilterKind, Value extends FilterValue> = {
  /** In addresses, and of its field in forms. */
  readonly name: Name;
  readonly kind: Kind;
  /** Empty where an address says nothing of it, or nothing that can be read. */
  readonly read: (params: URLSearchParams) => Value;
  /** What a search asks: that the value at a path is one of those chosen, or the end of a range. */
  readonly path: string;
  readonly operator: "terms" | "gte" | "lte";
} & (Kind extends "least" ? InWords : unknown);

/** What a chip and an alert say of a number, as `{count}`. */
type InWords = { readonly inWords: MessageKey };

/** Whether a listing fits what is chosen, exactly as the search judges it: a filter that can tell is one of alerts too. */
type Alerted<Value> = { readonly fits: (chosen: NonNullable<Value>, judged: FilterSubject) => boolean };

function defineFilter<const Name extends string, const Kind extends FilterKind, Value extends FilterValue>(
  filter: Filter<Name, Kind, Value> & Alerted<Value>,
): Filter<Name, Kind, Value> & Alerted<Value>;
function defineFilter<const Name extends string, const Kind extends FilterKind, Value extends FilterValue>(
  filter: Filter<Name, Kind, Value>,
): Filter<Name, Kind, Value>;
function defineFilter<T>(filter: T): T {
  return filter;
}

const MOST_VALUES = 100;
const MOST_BED_MIN = 100;
const PRICE_PATH = "general.price.value";

/**
 * What a visitor narrows a list by, in the order that addresses have. From a row follow its name in addresses and cache keys, its place in
 * `ListingQuery`, the condition of the search and the state of the filter; with `fits` also the criteria of alerts: their schema, form field and match.
 */
export const FILTERS = {
  country: defineFilter({
    name: "country",
    kind: "code",
    read: (params) => /^[a-z]{2,10}$/i.exec(params.get("country") ?? "")?.[0].toUpperCase() ?? null,
    path: "general.address.country.id",
    operator: "terms",
  }),
  cities: defineFilter({
    name: "city",
    kind: "ids",
    read: (params) => readIds(params.getAll("city")),
    path: "general.address.city.id",
    operator: "terms",
    fits: (ids, { listing }) => ids.includes(listing.city),
  }),
  /** Euro, both ends included. */
  priceMin: defineFilter({
    name: "price-min",
    kind: "amount",
    read: (params) => readAmount(params.get("price-min")),
    path: PRICE_PATH,
    operator: "gte",
    fits: (least, { unit }) => unit.price !== null && unit.price >= least,
  }),
  priceMax: defineFilter({
    name: "price-max",
    kind: "amount",
    read: (params) => readAmount(params.get("price-max")),
    path: PRICE_PATH,
    operator: "lte",
    fits: (most, { unit }) => unit.price !== null && unit.price <= most,
  }),
  /** Head type ids. */
  types: defineFilter({
    name: "type",
    kind: "ids",
    read: (params) => readIds(params.getAll("type")),
    path: "general.headType.id",
    operator: "terms",
    fits: (ids, { unit }) => unit.headTypeIds.some((id) => ids.includes(id)),
  }),
  transactions: defineFilter({
    name: "transaction",
    kind: "ids",
    read: (params) => readIds([...params.getAll("transaction"), ...params.getAll("status")]),
    path: "general.transaction.id",
    operator: "terms",
    fits: (ids, { listing }) => ids.includes(listing.transaction),
  }),
  subTypes: defineFilter({
    name: "subType",
    kind: "ids",
    read: (params) => readIds(params.getAll("subType")),
    path: "general.subType.id",
    operator: "terms",
  }),
  /** 6 stands for six and more. */
  bedrooms: defineFilter({
    name: "bedrooms",
    kind: "counts",
    read: (params) => readBedrooms(params.getAll("bedrooms")),
    path: BEDROOM_PATH,
    operator: "terms",
    fits: (counts, { unit }) =>
      unit.bedrooms !== null && counts.includes(Math.min(unit.bedrooms, LARGE_BEDROOM_COUNT)),
  }),
  bedMin: defineFilter({
    name: "bed-min",
    kind: "least",
    inWords: "listing.bedroomsMore",
    read: (params) => readCount(params.get("bed-min"), 1, MOST_BED_MIN),
    path: BEDROOM_PATH,
    operator: "gte",
  }),
} as const;

type Filters = typeof FILTERS;
export type FilterKey = keyof Filters;
/** What is chosen of each filter; an empty list and null are no choice. */
export type FilterValues = { readonly [Key in FilterKey]: ReturnType<Filters[Key]["read"]> };

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[];

/** The filters that alerts have too. */
export type AlertKey = {
  [Key in FilterKey]: Filters[Key] extends Alerted<never> ? Key : never;
}[FilterKey];
export type AlertKind<Key extends AlertKey> = Filters[Key]["kind"];
export const ALERT_KEYS = FILTER_KEYS.filter((key): key is AlertKey => "fits" in FILTERS[key]);

/** The filters whose one number needs no more words than its row has. */
export type LeastKey = {
  [Key in FilterKey]: Filters[Key]["kind"] extends "least" ? Key : never;
}[FilterKey];
export const LEAST_KEYS = FILTER_KEYS.filter((key): key is LeastKey => "inWords" in FILTERS[key]);

/** No choice at all. */
export const NO_FILTERS = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, FILTERS[key].read(new URLSearchParams())]),
) as FilterValues;

/** The values of a filter, each as one. Example: a least price of 300000 is `[300000]`, no price `[]`. */
export function chosenValues(value: FilterValue): ReadonlyArray<number | string> {
  if (value === null) return [];
  return typeof value === "object" ? value : [value];
}

/** Tells whether a listing's estate fits what is chosen of one filter; no choice fits all, nor does an alert from before there was that filter ask anything. */
export function fitsFilter(key: AlertKey, value: FilterValue | undefined, judged: FilterSubject): boolean {
  if (value === null || value === undefined || (typeof value === "object" && value.length === 0)) return true;
  const { fits } = FILTERS[key] as unknown as Alerted<FilterValue>;
  return fits(value, judged);
}

/** A range the wrong way round is turned. */
export function turnPrices<T extends Pick<FilterValues, "priceMin" | "priceMax">>(values: T): T {
  const { priceMin, priceMax } = values;
  const isTurned = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return isTurned ? { ...values, priceMin: priceMax, priceMax: priceMin } : values;
}

function readIds(values: readonly string[]): readonly number[] {
  const ids = values.map((value) => readCount(value, 1, Number.MAX_SAFE_INTEGER)).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MOST_VALUES).toSorted((a, b) => a - b);
}

function readBedrooms(values: readonly string[]): readonly number[] {
  const counts = values
    .map((value) => readCount(value, 0, Number.MAX_SAFE_INTEGER))
    .filter((count) => count !== null);
  return [...new Set(counts.map((count) => Math.min(count, LARGE_BEDROOM_COUNT)))].toSorted((a, b) => a - b);
}

function readCount(value: string | null, least: number, most: number): number | null {
  const count = /^\d{1,16}$/.test(value?.trim() ?? "") ? Number(value) : Number.NaN;
  return count >= least && count <= most ? count : null;
}

/** Visitors also type "350.000" and "350 000". */
function readAmount(value: string | null): number | null {
  const digits = value?.trim() ?? "";
  return /^(\d{1,12}|\d{1,3}([. ]\d{3}){1,3})$/.test(digits) ? Number(digits.replace(/\D/g, "")) : null;
}
