import type { Locale } from "#domain/locale/locale.ts";
import type { CityBook } from "./city-book.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A label in the four languages of sites. */
export type Label = Readonly<Record<Locale, string>>;

/** A value and where it stands: its document, the object that holds it, and the nearest entry of a list around it (else the document). */
export type Place = {
  readonly value: Json;
  readonly document: JsonObject;
  readonly parent: JsonObject;
  readonly entry: JsonObject;
  readonly context: MappingContext;
};

/** What a run knows besides the document. */
export type MappingContext = {
  /** What findings call the document, as `kyero.xml, property 12367`. */
  readonly document: string;
  /** The language of texts that do not say theirs. */
  readonly language: Locale;
  readonly cities: CityBook;
};

/** Makes a system's value one of ours; undefined where it says nothing, `UNREADABLE` where nobody knows what it means. */
export type Convert = (value: Json, place: Place) => Json | undefined | typeof UNREADABLE;

/** A value that a row cannot read: it is shown as an extra field, with a finding. */
export const UNREADABLE = Symbol("unreadable");

/** Units of systems, as factors of ours (m², m, €, € a month). */
export const UNITS = {
  are: { factor: 100, says: "ares → m²" },
  hectare: { factor: 10_000, says: "hectares → m²" },
  centimetre: { factor: 0.01, says: "cm → m" },
  yearly: { factor: 1 / 12, says: "a year → a month" },
} as const;

/** A system's codes, each as ours; null says that nothing is known. */
export type Codes = Readonly<Record<string, Json>>;

/** The language of a text: as the field beside it says, always the same, or the run's own. */
type TextLanguage = { readonly field: string } | { readonly is: Locale } | "context";

/** A list whose entries are told apart by a key, each a field of its own: details of an id, a label and a value. */
export type KeyedList = {
  readonly key: string;
  readonly value: string;
  /** What the system calls the field, for one that the table does not know. */
  readonly label: string;
  /** The value as it is shown where the table does not know the field. */
  readonly shown: (entry: JsonObject) => Json;
};

type Base = {
  /**
   * The field in the system's document: `[]` for the entries of a list (`pictures[].url`), `[key]` for one entry of a
   * list that the mapping tells apart by a key (`details[73].value`).
   */
  readonly path: string;
  /** Which public document tells the meaning, where the sample does not: a repository@commit and path, or an address. */
  readonly source?: string;
  /** The row counts only where this holds. */
  readonly when?: (place: Place) => boolean;
};

/** How a value of the system becomes one of ours. */
type Conversion = {
  readonly codes?: Codes;
  /** The field beside it that holds the code, where the value itself is its name. */
  readonly codeField?: string;
  readonly unit?: keyof typeof UNITS;
  readonly convert?: Convert;
  readonly language?: TextLanguage;
  /** What the conversion does, for the docs. */
  readonly says?: string;
};

/** The field is one of ours (`general.price.value`; `[]` as in `path`; `[+]` adds an entry to a list). */
type MappedRow = Base & Conversion & { readonly to: string | readonly string[] };

/** The field has no place among ours: it is shown under this label. */
export type ExtraRow = Base &
  Conversion & {
    /** Its label, or the field beside it that names it: fields that agencies define themselves. */
    readonly extra: Label | { readonly from: string };
  };

/** The field is read together with another one. */
type ReadWithRow = Base & { readonly readWith: string };

/** The field is not shown, for this reason. */
type LeftOutRow = Base & { readonly leftOut: string };

export type MappingRow = MappedRow | ExtraRow | ReadWithRow | LeftOutRow;
export type ValueRow = MappedRow | ExtraRow;

/** How a system's documents become listings: one table, and which lists are told apart by a key. */
export type Mapping = {
  readonly system: string;
  readonly rows: ReadonlyMap<string, readonly MappingRow[]>;
  /** Of a list's path (`details`), the field that tells its entries apart (`id`), or how each entry is one field. */
  readonly keys: Readonly<Record<string, string | KeyedList>>;
  /** Parts that may hold an address or what concerns persons: what the table does not know of them is told, but never shown. */
  readonly sensitive: readonly string[];
};

/** Example: `defineMapping("Kyero", [{ path: "beds", to: "general.bedroomCount" }])`. */
export function defineMapping(
  system: string,
  rows: readonly MappingRow[],
  keys: Mapping["keys"] = {},
  sensitive: readonly string[] = [],
): Mapping {
  return { system, rows: Map.groupBy(rows, ({ path }) => path), keys, sensitive };
}
