import type { SingleEnergyLabel } from "../../../domain/estate/energy/energy-label.ts";
import type { Condition, Region } from "../../../domain/estate/reference/enumerations.ts";
import type { Random } from "../drawing/random.ts";

type Step = readonly [label: SingleEnergyLabel, upTo: number];

/** Upper bounds in kWh/m² a year of the certificates of the three regions. */
const LABEL_STEPS: Record<Region, readonly Step[]> = {
  FLANDERS: [
    ["A+", 0],
    ["A", 100],
    ["B", 200],
    ["C", 300],
    ["D", 400],
    ["E", 500],
    ["F", Infinity],
  ],
  BRUSSELS: [
    ["A", 45],
    ["B", 95],
    ["C", 150],
    ["D", 210],
    ["E", 275],
    ["F", 345],
    ["G", Infinity],
  ],
  WALLONIA: [
    ["A++", 0],
    ["A+", 45],
    ["A", 85],
    ["B", 170],
    ["C", 255],
    ["D", 340],
    ["E", 425],
    ["F", 510],
    ["G", Infinity],
  ],
};

/** kWh/m² a year in Flanders by state of repair; the other regions count other losses. */
const VALUE_BY_CONDITION: Record<Condition, readonly [number, number]> = {
  NEW: [-12, 62],
  RENEWED: [74, 188],
  EXCELLENT_CONDITION: [88, 214],
  GOOD_CONDITION: [162, 338],
  TO_FRESHEN_UP: [286, 472],
  TO_RENOVATE: [428, 764],
};

const REGION_SHARE: Record<Region, number> = { FLANDERS: 1, BRUSSELS: 0.62, WALLONIA: 0.96 };

export function labelFor(region: Region, value: number): SingleEnergyLabel {
  const step = LABEL_STEPS[region].find(([, upTo]) => value <= upTo);
  if (!step) throw new Error(`no energy label for ${value}`);
  return step[0];
}

export type EnergyPlan = { value: number; label: SingleEnergyLabel; co2: number };

export function planEnergy(
  random: Random,
  { region, condition, flat }: { region: Region; condition: Condition; flat: boolean },
): EnergyPlan {
  const [low, high] = VALUE_BY_CONDITION[condition];
  const share = REGION_SHARE[region] * (flat ? 0.88 : 1);
  const value = Math.round(random.between(low, high) * share);
  return { value, label: labelFor(region, value), co2: Math.max(0, Math.round(value * 0.19)) };
}

/** A certificate number in the region's own form; the digits are ours. */
export function certificateNumber(region: Region, issued: string, serial: number): string {
  const day = issued.replaceAll("-", "");
  const digits = String(serial).padStart(7, "0");
  if (region === "FLANDERS") return `${day}-000${digits}-RES-1`;
  if (region === "BRUSSELS") return `${day}-000${digits}-01-1`;
  return `${day}${digits.slice(1)}`;
}
