import { labelsAtLeast, type SingleEnergyLabel } from "../estate/energy/energy-label.ts";
import { formatNumber } from "../locale/number.ts";
import { AMENITIES } from "./amenities.ts";
import { BEDROOM_PATH } from "./search-paths.ts";
import type { Translate } from "../locale/translate.ts";
import { LARGE_BEDROOM_COUNT } from "./search.ts";
import {
  type Alerted,
  type ChosenFilters,
  defineFilter,
  type FilterSubject,
  type FilterValue,
  type InWords,
  type Terms,
} from "./define-filter.ts";
import {
  readAmount,
  readBedrooms,
  readCount,
  readIds,
  readLabel,
  readRadius,
  readYes,
} from "./read-filter-values.ts";

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
    fits: (ids, { unit }) => unit.subTypeIds.some((id) => ids.includes(id)),
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

/** Whoever matches alerts puts the towns that are meant in place of the places first: `withTownsOf`. */
function isInTowns(): boolean {
  throw new Error("places are to be resolved into towns first");
}
