import type { Region } from "../reference/enumerations.ts";
import { SINGLE_ENERGY_LABELS, type SingleEnergyLabel } from "./energy-label.ts";

/** kWh/m² a year at the end of the bar (specification, point 9). */
export const EPC_SCALE_MAX = 700;

const scale = (best: SingleEnergyLabel, worst: SingleEnergyLabel): readonly SingleEnergyLabel[] =>
  SINGLE_ENERGY_LABELS.slice(SINGLE_ENERGY_LABELS.indexOf(best), SINGLE_ENERGY_LABELS.indexOf(worst) + 1);

/** The labels that each region gives, best first. */
export const EPC_SCALES: Readonly<Record<Region, readonly SingleEnergyLabel[]>> = {
  FLANDERS: scale("A+", "F"),
  BRUSSELS: scale("A", "G"),
  WALLONIA: scale("A++", "G"),
};

/** Belgian postal codes by region, first and last (bpost). */
const REGION_ZIPS: ReadonlyArray<readonly [first: number, last: number, Region]> = [
  [1000, 1299, "BRUSSELS"],
  [1300, 1499, "WALLONIA"],
  [1500, 3999, "FLANDERS"],
  [4000, 7999, "WALLONIA"],
  [8000, 9999, "FLANDERS"],
];

/**
 * How far the bar reaches, in percent: the value over 700 kWh/m², 0 to 100: `epcBar(175)` is 25; null without a value.
 */
export function epcBar(epcValue: number | null | undefined): number | null {
  if (epcValue == null || Number.isNaN(epcValue)) return null;
  return Math.min(Math.max((epcValue / EPC_SCALE_MAX) * 100, 0), 100);
}

/**
 * The region of an address: as it says, else by its Belgian postal code; null abroad, whatever it says, or when nobody
 * knows. Example: the postal code 1030 is in "BRUSSELS".
 */
export function regionOfAddress(
  address:
    | {
        readonly region?: Region | null;
        readonly country?: { readonly id: string } | null;
        readonly city?: { readonly zip?: string | null } | null;
      }
    | null
    | undefined,
): Region | null {
  if (!address) return null;
  if (address.country && !["BE", "UNKNOWN"].includes(address.country.id.toUpperCase())) return null;
  if (address.region) return address.region;
  const zip = /^(?:B-?)?(\d{4})$/i.exec(address.city?.zip?.trim() ?? "")?.[1];
  return REGION_ZIPS.find(([first, last]) => Number(zip) >= first && Number(zip) <= last)?.[2] ?? null;
}

/**
 * The single labels that a certificate's label stands for, worse one first; a pair such as `F_C` stands for both.
 * Example: `labelsOf("F_C")` is `["F", "C"]`; a word that is no label gives none.
 */
export function labelsOf(label: string | null | undefined): readonly SingleEnergyLabel[] {
  const labels = (label ?? "").split("_") as SingleEnergyLabel[];
  return labels.every((single) => SINGLE_ENERGY_LABELS.includes(single)) ? labels : [];
}
