import type { SearchableUnit } from "../estate/project/searchable-units.ts";
import {
  labelsAtLeast,
  SINGLE_ENERGY_LABELS,
  type SingleEnergyLabel,
} from "../estate/energy/energy-label.ts";
import { formatNumber } from "../locale/number.ts";
import { RADII, type Radius } from "../place/radii.ts";
import { AMENITIES } from "./amenities.ts";
import { BEDROOM_PATH } from "./search-paths.ts";
import type { MessageKey, MessageValues, Translate } from "../locale/translate.ts";
import { LARGE_BEDROOM_COUNT } from "./search.ts";

/** What a filter chooses: ids, counts, one code, one end of a range, the least that is wanted, that something is there (1), whether it is (1 or 0), a label. */
type FilterKind = "ids" | "radius" | "counts" | "code" | "amount" | "least" | "yes" | "whether" | "label";

/** What an alert judges: a listing, and each estate that it is found by. */
export type FilterSubject = {
  readonly listing: { readonly transaction: number; readonly city: number };
  readonly unit: Omit<SearchableUnit, "subTypeIds">;
};

type FilterValue = readonly number[] | number | string | null;

/** What a search asks at a path. */
type Terms = ReadonlyArray<number | string | boolean>;

type Filter<Name extends string, Kind extends FilterKind, Value extends FilterValue> = {
  /** In addresses, and of its field in forms. */
  readonly name: Name;
  readonly kind: Kind;
  /** Empty where an address says nothing of it, or nothing that can be read. */
  readonly read: (params: URLSearchParams) => Value;
  /** What a search asks: that the value at a path is one of those chosen, or the end of a range. */
  readonly path: string;
  readonly operator: "terms" | "gte" | "lte" | "places";
  /** The values at the path, where they are others than those chosen. */
  readonly asks?: (chosen: NonNullable<NoInfer<Value>>, all: ChosenFilters) => Terms;
};

/** What a chip and an alert say of what is chosen. */
type InWords<Value> = {
  readonly inWords: (
    chosen: NonNullable<NoInfer<Value>>,
  ) => readonly [key: MessageKey, values?: MessageValues];
};

/** Whether a listing fits what is chosen, exactly as the search judges it: a filter that can tell is one of alerts too. */
type Alerted<Value> = {
  readonly fits: (chosen: NonNullable<NoInfer<Value>>, judged: FilterSubject, all: ChosenFilters) => boolean;
};

/** What one filter has to know of another. */
type ChosenFilters = { readonly epcUnknown?: number | null };

function defineFilter<const Name extends string, const Kind extends FilterKind, Value extends FilterValue>(
  filter: Filter<Name, Kind, Value> & InWords<Value> & Alerted<Value>,
): Filter<Name, Kind, Value> & InWords<Value> & Alerted<Value>;
function defineFilter<const Name extends string, const Kind extends FilterKind, Value extends FilterValue>(
  filter: Filter<Name, Kind, Value> & InWords<Value>,
): Filter<Name, Kind, Value> & InWords<Value>;
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
/** m² */
const MOST_SURFACE = 10_000_000;
const PRICE_PATH = "general.price.value";
const LABEL_PATH = "energy.energyLabel";
/** What stands at {@link LABEL_PATH} for a label that nobody knows. */
const UNKNOWN_LABEL = "";
/** Not a path of values: `places` of a search. */
const PLACES = "places";

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
  /** NIS codes: each stands for all towns of a municipality. */
  municipalities: defineFilter({
    name: "municipality",
    kind: "ids",
    read: (params) => readIds(params.getAll("municipality")),
    path: PLACES,
    operator: "places",
    fits: isInTowns,
  }),
  /** Kilometres around all places that are chosen. */
  radius: defineFilter({
    name: "radius",
    kind: "radius",
    read: (params) => readRadius(params.get("radius")),
    path: PLACES,
    operator: "places",
    fits: isInTowns,
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
    read: (params) => readCount(params.get("bed-min"), 1, MOST_BED_MIN),
    inWords: (count) => ["listing.bedroomsMore", { count }],
    path: BEDROOM_PATH,
    operator: "gte",
  }),
  /** m², of what is lived in. */
  areaMin: defineFilter({
    name: "area-min",
    kind: "least",
    read: (params) => readCount(params.get("area-min"), 1, MOST_SURFACE),
    inWords: (area) => ["listing.areaFrom", { area: formatNumber(area, 0) }],
    path: "dimensions.areaBuild",
    operator: "gte",
    fits: (least, { unit }) => unit.area !== null && unit.area >= least,
  }),
  /** m² */
  plotMin: defineFilter({
    name: "plot-min",
    kind: "least",
    read: (params) => readCount(params.get("plot-min"), 1, MOST_SURFACE),
    inWords: (area) => ["listing.plotFrom", { area: formatNumber(area, 0) }],
    path: "dimensions.areaGround",
    operator: "gte",
    fits: (least, { unit }) => unit.areaGround !== null && unit.areaGround >= least,
  }),
  terrace: amenityFilter("terrace", ({ hasTerrace }) => hasTerrace),
  garden: amenityFilter("garden", ({ hasGarden }) => hasGarden),
  parking: amenityFilter("parking", ({ hasParking }) => hasParking),
  lift: amenityFilter("lift", ({ hasElevator }) => hasElevator),
  /** This label or a better one; without `epcUnknown` none that has no label. */
  epcMin: defineFilter({
    name: "epc-min",
    kind: "label",
    read: (params) => readLabel(params.get("epc-min")),
    inWords: (label) => ["listing.epcFrom", { label }],
    path: LABEL_PATH,
    operator: "terms",
    asks: (label, all) => labelsAsked(label, all),
    fits: (label, { unit }, all) => labelsAsked(label, all).includes(unit.energyLabel ?? UNKNOWN_LABEL),
  }),
  epcUnknown: defineFilter({
    name: "epc-unknown",
    kind: "yes",
    read: (params) => readYes(params.get("epc-unknown")),
    inWords: () => ["listing.epcUnknown"],
    path: LABEL_PATH,
    operator: "terms",
    asks: () => [],
    fits: () => true,
  }),
  /** 1 for new-build, 0 for what stands already. */
  newBuild: defineFilter({
    name: "new",
    kind: "whether",
    read: (params) => readCount(params.get("new"), 0, 1),
    inWords: (isNew) => [isNew ? "listing.newBuild" : "listing.existing"],
    path: "technical.newBuilding",
    operator: "terms",
    asks: (isNew) => [isNew === 1],
    fits: (isNew, { unit }) => unit.isNewBuilding === (isNew === 1),
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

/** The filters that need no more words than their row has. */
export type WordedKey = {
  [Key in FilterKey]: Filters[Key] extends InWords<never> ? Key : never;
}[FilterKey];
export const WORDED_KEYS = FILTER_KEYS.filter((key): key is WordedKey => "inWords" in FILTERS[key]);

/** What such a filter says of what is chosen; null for no choice. */
export function inWords(key: WordedKey, value: FilterValue | undefined, t: Translate): string | null {
  if (value === null || value === undefined) return null;
  const words = FILTERS[key].inWords as InWords<FilterValue>["inWords"];
  return t(...words(value));
}

/** What a search asks at a filter's path; nothing where nothing is chosen. */
export function askedValues(key: FilterKey, all: FilterValues): Terms {
  const value: FilterValue = all[key];
  const { asks } = FILTERS[key] as { readonly asks?: (chosen: FilterValue, all: ChosenFilters) => Terms };
  return value === null || asks === undefined ? chosenValues(value) : asks(value, all);
}

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
export function fitsFilter(
  key: AlertKey,
  all: Partial<Pick<FilterValues, AlertKey>>,
  judged: FilterSubject,
): boolean {
  const value: FilterValue | undefined = all[key];
  if (value === null || value === undefined || (typeof value === "object" && value.length === 0)) return true;
  const { fits } = FILTERS[key] as unknown as Alerted<FilterValue>;
  return fits(value, judged, all);
}

type Together = Pick<
  FilterValues,
  "priceMin" | "priceMax" | "epcMin" | "epcUnknown" | "cities" | "municipalities" | "radius"
>;

/** What filters are together: a range the wrong way round is turned, what says nothing without another is dropped. */
export function settleFilters<T extends Together>(values: T): T {
  const { priceMin, priceMax, epcMin, epcUnknown } = values;
  const isAnywhere = values.cities.length + values.municipalities.length === 0;
  const isTurned = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return {
    ...values,
    ...(isTurned && { priceMin: priceMax, priceMax: priceMin }),
    ...(isAnywhere && values.radius !== null && { radius: null }),
    ...(epcMin === null && epcUnknown !== null && { epcUnknown: null }),
  };
}

function amenityFilter<const Id extends keyof typeof AMENITIES>(
  id: Id,
  has: (unit: FilterSubject["unit"]) => boolean | null,
) {
  return defineFilter({
    name: id,
    kind: "yes",
    read: (params) => readYes(params.get(id)),
    inWords: () => [`listing.amenity.${id}`],
    path: AMENITIES[id],
    operator: "terms",
    asks: () => [true],
    fits: (_, { unit }) => has(unit) === true,
  });
}

function labelsAsked(least: SingleEnergyLabel, { epcUnknown }: ChosenFilters): readonly string[] {
  return epcUnknown ? [...labelsAtLeast(least), UNKNOWN_LABEL] : labelsAtLeast(least);
}

/** An address may say a plus as a space. */
function readLabel(value: string | null): SingleEnergyLabel | null {
  const label = value?.replaceAll(" ", "+").toUpperCase();
  return SINGLE_ENERGY_LABELS.find((known) => known === label) ?? null;
}

function readRadius(value: string | null): Radius | null {
  return RADII.find((radius) => String(radius) === value?.trim()) ?? null;
}

/** Whoever matches alerts puts the towns that are meant in place of the places first: `withTownsOf`. */
function isInTowns(): boolean {
  throw new Error("places are to be resolved into towns first");
}

function readYes(value: string | null): number | null {
  return value === "1" ? 1 : null;
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
