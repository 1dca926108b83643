import type { Multilingual } from "../locale/multilingual.ts";

/** Parts of a unit's page that its agency can hide. */
export const RENTAL_TABS = [
  "description",
  "features",
  "options",
  "costs",
  "availability",
  "location",
] as const;
export type RentalTab = (typeof RENTAL_TABS)[number];

type Named = { readonly name?: Multilingual | null | undefined } | null | undefined;

export type ShownUnit = {
  readonly general: {
    readonly location?: Named;
    readonly city?:
      | { readonly name?: string | null; readonly alias?: Multilingual | null }
      | null
      | undefined;
    readonly maxOccupation?: number | null | undefined;
    readonly subKind?: Named;
    readonly garage?: boolean | null | undefined;
    readonly floor?: number | null | undefined;
    readonly building?:
      | { readonly name?: string | null; readonly rentalName?: string | null }
      | null
      | undefined;
  };
  readonly places?:
    | { readonly bedrooms?: number | null; readonly bathrooms?: number | null }
    | null
    | undefined;
};

export type RentalFieldKey =
  | "type"
  | "location"
  | "city"
  | "maxOccupation"
  | "bedrooms"
  | "bathrooms"
  | "garage"
  | "floor"
  | "residence"
  | "reference";

type FieldRow = {
  readonly key: RentalFieldKey;
  readonly valueOf: (unit: ShownUnit) => unknown;
  /** Without one, a field shows unless it is empty, null or 0. */
  readonly isShown?: (value: unknown) => boolean;
};

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** The fields of a unit in the order of its page. */
const RENTAL_FIELDS: readonly FieldRow[] = [
  { key: "type", valueOf: ({ general }) => general.subKind?.name },
  { key: "location", valueOf: ({ general }) => general.location?.name },
  { key: "city", valueOf: ({ general }) => general.city?.name ?? general.city?.alias },
  { key: "maxOccupation", valueOf: ({ general }) => general.maxOccupation },
  { key: "bedrooms", valueOf: ({ places }) => places?.bedrooms },
  { key: "bathrooms", valueOf: ({ places }) => places?.bathrooms },
  // "No garage" is worth knowing too.
  { key: "garage", valueOf: ({ general }) => general.garage, isShown: isGiven },
  // 0 is the ground floor.
  { key: "floor", valueOf: ({ general }) => general.floor, isShown: isGiven },
  { key: "residence", valueOf: ({ general }) => general.building?.name },
  { key: "reference", valueOf: ({ general }) => general.building?.rentalName },
];

/**
 * Tells whether a value is worth a row: nothing empty, null or 0 is, nor a text without any language.
 * Example: `isWorthShowing({ nl: " " })` is false.
 */
export function isWorthShowing(value: unknown): boolean {
  if (value === null || value === undefined || value === 0) return false;
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object") return Object.values(value).some(isWorthShowing);
  return true;
}

/** The fields that a unit shows, in order: a studio without bedrooms has no row for them. */
export function shownFields(
  unit: ShownUnit,
): Array<{ readonly key: RentalFieldKey; readonly value: unknown }> {
  return RENTAL_FIELDS.map(({ key, valueOf, isShown = isWorthShowing }) => ({
    key,
    value: valueOf(unit),
    isShown,
  }))
    .filter(({ value, isShown }) => isShown(value))
    .map(({ key, value }) => ({ key, value }));
}

/** The parts that a unit's page has, without those that its agency hides; nothing is reserved without its calendar. */
export function shownTabs(hiddenTabs: readonly RentalTab[] | null | undefined): ReadonlySet<RentalTab> {
  return new Set(RENTAL_TABS.filter((tab) => !hiddenTabs?.includes(tab)));
}
