import { SINGLE_ENERGY_LABELS, type SingleEnergyLabel } from "../estate/energy/energy-label.ts";
import { RADII, type Radius } from "../place/radii.ts";
import { LARGE_BEDROOM_COUNT } from "./search.ts";

const MOST_VALUES = 100;

/** An address may say a plus as a space. */
export function readLabel(value: string | null): SingleEnergyLabel | null {
  const label = value?.replaceAll(" ", "+").toUpperCase();
  return SINGLE_ENERGY_LABELS.find((known) => known === label) ?? null;
}

export function readRadius(value: string | null): Radius | null {
  return RADII.find((radius) => String(radius) === value?.trim()) ?? null;
}

export function readYes(value: string | null): number | null {
  return value === "1" ? 1 : null;
}

export function readIds(values: readonly string[]): readonly number[] {
  const ids = values.map((value) => readCount(value, 1, Number.MAX_SAFE_INTEGER)).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MOST_VALUES).toSorted((a, b) => a - b);
}

export function readBedrooms(values: readonly string[]): readonly number[] {
  const counts = values
    .map((value) => readCount(value, 0, Number.MAX_SAFE_INTEGER))
    .filter((count) => count !== null);
  return [...new Set(counts.map((count) => Math.min(count, LARGE_BEDROOM_COUNT)))].toSorted((a, b) => a - b);
}

export function readCount(value: string | null, least: number, most: number): number | null {
  const count = /^\d{1,16}$/.test(value?.trim() ?? "") ? Number(value) : Number.NaN;
  return count >= least && count <= most ? count : null;
}

/** Visitors also type "350.000" and "350 000". */
export function readAmount(value: string | null): number | null {
  const digits = value?.trim() ?? "";
  return /^(\d{1,12}|\d{1,3}([. ]\d{3}){1,3})$/.test(digits) ? Number(digits.replace(/\D/g, "")) : null;
}
