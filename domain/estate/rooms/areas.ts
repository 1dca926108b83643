import type { PropertyType } from "../reference/enumerations.ts";
import { typeOfEstate } from "../reference/head-types.ts";
import { type LayoutLike, roomCounts } from "./rooms.ts";

type Known = number | null | undefined;

/** An estate of either display model; the attribute groups (`property`) know better where they know at all. */
export type MeasuredEstate = {
  readonly general: {
    readonly headType?: { readonly id: number } | null;
    readonly bedroomCount?: number | null;
  };
  readonly dimensions?: { readonly areaBuild?: number | null; readonly areaGround?: number | null } | null;
  readonly layout?: LayoutLike | null;
  readonly floors?: Parameters<typeof roomCounts>[1];
  readonly energy?: { readonly energyLabel?: string | null; readonly epcValue?: number | null } | null;
  readonly property?: {
    readonly type?: PropertyType | null;
    readonly construction?: {
      readonly living_area_surface?: number | null;
      readonly land_surface?: number | null;
      readonly bedrooms_count?: number | null;
      readonly bathrooms_count?: number | null;
    } | null;
    readonly certification?: {
      readonly energy_label?: string | null;
      readonly epc_value?: number | null;
    } | null;
  } | null;
};

/** m²; null when unknown. */
export function livingAreaOf(estate: MeasuredEstate): number | null {
  return firstAbove0(estate.property?.construction?.living_area_surface, estate.dimensions?.areaBuild);
}

/** m²; null when unknown. */
export function landAreaOf(estate: MeasuredEstate): number | null {
  return firstAbove0(estate.property?.construction?.land_surface, estate.dimensions?.areaGround);
}

/** Null when unknown; a studio has 0, and that is known. */
export function bedroomsOf(estate: MeasuredEstate): number | null {
  const { general, property, layout, floors } = estate;
  return (
    general.bedroomCount ??
    property?.construction?.bedrooms_count ??
    // Last, since counting takes longer than all else that a card says.
    roomCounts(layout, floors).bedroom
  );
}

/** Where nobody sleeps, 0 bedrooms says nothing. */
const WITHOUT_BEDROOMS: ReadonlySet<PropertyType | null> = new Set(["COMMERCIAL", "GARAGE", "PLOT"]);

/** The same to be told to visitors: null instead of 0 for a shop, a garage and land. A shop with a flat has its bedrooms. */
export function bedroomsToTell(estate: MeasuredEstate): number | null {
  const count = bedroomsOf(estate);
  return count === 0 && WITHOUT_BEDROOMS.has(typeOfEstate(estate)) ? null : count;
}

/** Null when unknown. */
export function bathroomsOf(estate: MeasuredEstate): number | null {
  return (
    firstAbove0(estate.property?.construction?.bathrooms_count) ??
    firstAbove0(roomCounts(estate.layout, estate.floors).bathroom)
  );
}

/** The label of the certificate, never worked out from its value: regions and years count differently. */
export function energyLabelOf(estate: MeasuredEstate): string | null {
  return estate.property?.certification?.energy_label ?? estate.energy?.energyLabel ?? null;
}

/** kWh/m² a year; null when unknown. A passive house may give more than it takes. */
export function epcValueOf(estate: MeasuredEstate): number | null {
  return estate.property?.certification?.epc_value ?? estate.energy?.epcValue ?? null;
}

/** A measure of 0 is one that nobody filled in. */
function firstAbove0(...values: readonly Known[]): number | null {
  return values.find((value) => value != null && value > 0) ?? null;
}
