import type { Region } from "../reference/enumerations.ts";
import { SINGLE_ENERGY_LABELS, type SingleEnergyLabel } from "./energy-label.ts";

/** kWh/m² a year at the end of the bar. */
const EPC_SCALE_MAX = 700;

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

type Placed = {
  readonly region?: Region | null;
  readonly country?: { readonly id: string } | null;
  readonly city?: { readonly zip?: string | null } | null;
};

/** Four digits, as "9000", "B-9000" and "9000 Gent"; not the "1011 AB" of the Netherlands. */
const BELGIAN_ZIP = /^(?:BE?[-\s]?)?(\d{4})(?!\d|\s?[A-Z]{2}$)/i;
const NO_COUNTRY = "UNKNOWN";

/**
 * Whether an address lies outside Belgium: by its country, else, where it names no region either, by a postal code that
 * no Belgian place has. Example: the postal code "29600" without a country is abroad, an address of which nothing is
 * known is not.
 */
export function isAbroad(address: Placed | null | undefined): boolean {
  const country = address?.country?.id.trim().toUpperCase();
  if (country && country !== NO_COUNTRY) return !["BE", "BEL"].includes(country);
  const zip = address?.city?.zip?.trim();
  return Boolean(zip) && !address?.region && !BELGIAN_ZIP.test(zip!);
}

/**
 * The region of an address: as it says, else by its Belgian postal code; null abroad, whatever it says, or when nobody
 * knows. Example: the postal code 1030 is in "BRUSSELS".
 */
export function regionOfAddress(address: Placed | null | undefined): Region | null {
  if (!address || isAbroad(address)) return null;
  if (address.region) return address.region;
  const zip = Number(BELGIAN_ZIP.exec(address.city?.zip?.trim() ?? "")?.[1]);
  return REGION_ZIPS.find(([first, last]) => zip >= first && zip <= last)?.[2] ?? null;
}

/**
 * The single labels that a certificate's label stands for, worse one first; a pair such as `F_C` stands for both.
 * Example: `labelsOf("F_C")` is `["F", "C"]`; a word that is no label gives none.
 */
export function labelsOf(label: string | null | undefined): readonly SingleEnergyLabel[] {
  const labels = (label ?? "").split("_") as SingleEnergyLabel[];
  return labels.every((single) => SINGLE_ENERGY_LABELS.includes(single)) ? labels : [];
}
