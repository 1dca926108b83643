import type { SearchableUnit } from "../estate/project/searchable-units.ts";
import type { MessageKey, MessageValues } from "../locale/translate.ts";

/** What a filter chooses: ids, counts, one code, one end of a range, the least that is wanted, that something is there (1), whether it is (1 or 0), a label. */
type FilterKind = "ids" | "radius" | "counts" | "code" | "amount" | "least" | "yes" | "whether" | "label";

/** What an alert judges: a listing, and each estate that it is found by. */
export type FilterSubject = {
  readonly listing: { readonly transaction: number; readonly city: number };
  readonly unit: SearchableUnit;
};

export type FilterValue = readonly number[] | number | string | null;

/** What a search asks at a path. */
export type Terms = ReadonlyArray<number | string | boolean>;

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
export type InWords<Value> = {
  readonly inWords: (
    chosen: NonNullable<NoInfer<Value>>,
  ) => readonly [key: MessageKey, values?: MessageValues];
};

/** Whether a listing fits what is chosen, exactly as the search judges it: a filter that can tell is one of alerts too. */
export type Alerted<Value> = {
  readonly fits: (chosen: NonNullable<NoInfer<Value>>, judged: FilterSubject, all: ChosenFilters) => boolean;
};

/** What one filter has to know of another. */
export type ChosenFilters = { readonly epcUnknown?: number | null };

export function defineFilter<
  const Name extends string,
  const Kind extends FilterKind,
  Value extends FilterValue,
>(
  filter: Filter<Name, Kind, Value> & InWords<Value> & Alerted<Value>,
): Filter<Name, Kind, Value> & InWords<Value> & Alerted<Value>;
export function defineFilter<
  const Name extends string,
  const Kind extends FilterKind,
  Value extends FilterValue,
>(filter: Filter<Name, Kind, Value> & InWords<Value>): Filter<Name, Kind, Value> & InWords<Value>;
export function defineFilter<
  const Name extends string,
  const Kind extends FilterKind,
  Value extends FilterValue,
>(filter: Filter<Name, Kind, Value> & Alerted<Value>): Filter<Name, Kind, Value> & Alerted<Value>;
export function defineFilter<
  const Name extends string,
  const Kind extends FilterKind,
  Value extends FilterValue,
>(filter: Filter<Name, Kind, Value>): Filter<Name, Kind, Value>;
export function defineFilter<T>(filter: T): T {
  return filter;
}
