import { LRUCache } from "lru-cache";
import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { AREA_STEPS, PLOT_STEPS, stepsReached } from "#domain/listing/least-steps.ts";
import type { Where } from "../schema/search.ts";
import { AREA_PATH, LABEL_PATH, PLOT_PATH } from "../search-conditions/search-columns.ts";
import { type Value, type ValueTest, valueTests } from "../search-conditions/value-tests.ts";

/** What rows know of listings beside kind, city and price; m², NaN is unknown. */
export type RowTraits = {
  /** By the bits of {@link FLAGS}. */
  readonly flags: Uint8Array;
  /** From 1 the place in `ENERGY_LABELS`; 0 is unknown. */
  readonly labels: Uint8Array;
  readonly areas: Float64Array;
  readonly plots: Float64Array;
  /** How many of the steps that filters offer they reach. */
  readonly areaSteps: Uint8Array;
  readonly plotSteps: Uint8Array;
};

/** In the order of the rows. */
export function rowTraits(
  given: Readonly<Record<"flags" | "labels" | "areas" | "plots", Float64Array>>,
): RowTraits {
  const { areas, plots } = given;
  return {
    flags: new Uint8Array(given.flags),
    labels: new Uint8Array(given.labels),
    areas,
    plots,
    areaSteps: stepsOf(areas, AREA_STEPS),
    plotSteps: stepsOf(plots, PLOT_STEPS),
  };
}

/** `Uint8Array.from` would make a list of a million objects first. */
function stepsOf(areas: Float64Array, steps: readonly number[]): Uint8Array {
  return new Uint8Array(areas.length).map((_, row) => stepsReached(steps, areas[row]!));
}

/** The bit of a yes, and of a no where anybody asks for it. */
export const FLAGS = [
  { path: "technical.terrace", column: "terrace", yes: 1, no: 0 },
  { path: "technical.garden", column: "garden", yes: 2, no: 0 },
  { path: "technical.parking", column: "parking", yes: 4, no: 0 },
  { path: "technical.elevator", column: "elevator", yes: 8, no: 16 },
  { path: "technical.newBuilding", column: "new_building", yes: 32, no: 64 },
] as const;
export type FlagPath = (typeof FLAGS)[number]["path"];
export const FLAG_COMBINATIONS = 128;

/** Each has a bit of its own in {@link failuresOf}: eight of them, as many as a byte has. */
export const TRAIT_PATHS: readonly string[] = [
  ...FLAGS.map(({ path }) => path),
  LABEL_PATH,
  AREA_PATH,
  PLOT_PATH,
];

export const bitOf = (path: string) => 1 << TRAIT_PATHS.indexOf(path);

export function isTrait(path: string): boolean {
  return TRAIT_PATHS.includes(path);
}

const MOST_QUESTIONS = 16;
const known = new WeakMap<RowTraits, LRUCache<string, Uint8Array>>();

/** Of each row the paths whose conditions it does not meet; null where nothing is asked of traits. A page asks several times. */
export function failuresOf(traits: RowTraits, where: Where): Uint8Array | null {
  const tests = valueTests(where, isTrait).filter(({ asked }) => Object.keys(asked as object).length > 0);
  if (tests.length === 0) return null;
  const told = known.get(traits) ?? new LRUCache({ max: MOST_QUESTIONS });
  known.set(traits, told);
  const key = JSON.stringify(tests.map(({ path, asked }) => [path, asked]));
  const failures = told.get(key) ?? findFailures(traits, tests);
  told.set(key, failures);
  return failures;
}

function findFailures(traits: RowTraits, tests: readonly ValueTest[]): Uint8Array {
  const failures = new Uint8Array(traits.flags.length);
  for (const test of tests) {
    if (test.path === AREA_PATH) noteMeasures(failures, traits.areas, test);
    else if (test.path === PLOT_PATH) noteMeasures(failures, traits.plots, test);
    else noteCodes(failures, traits, test);
  }
  return failures;
}

function noteMeasures(failures: Uint8Array, measures: Float64Array, { path, fits }: ValueTest): void {
  const bit = bitOf(path);
  for (let row = 0; row < failures.length; row += 1) {
    const measure = measures[row]!;
    if (Number.isNaN(measure) || !fits(measure)) failures[row]! |= bit;
  }
}

/** Labels and flags are few: each is tested once, not with each listing. */
function noteCodes(failures: Uint8Array, { flags, labels }: RowTraits, { path, fits }: ValueTest): void {
  const isLabel = path === LABEL_PATH;
  const codes = isLabel ? labels : flags;
  const fitting = isLabel
    ? ["", ...ENERGY_LABELS].map(fits)
    : Array.from({ length: FLAG_COMBINATIONS }, (_, bits) => flagsIn(path, bits).some(fits));
  const failed = Uint8Array.from(fitting, (fitted) => (fitted ? 0 : bitOf(path)));
  for (let row = 0; row < failures.length; row += 1) failures[row]! |= failed[codes[row]!]!;
}

function flagsIn(path: string, bits: number): readonly Value[] {
  const { yes, no } = FLAGS.find((flag) => flag.path === path)!;
  if (bits & yes) return [true];
  return bits & no ? [false] : [];
}

/** The same as SQL tells it of `estate e`. */
export const FLAG_BITS = FLAGS.map(
  ({ column, yes, no }) => `case when e.${column} then ${yes} when not e.${column} then ${no} else 0 end`,
).join(" + ");

export const labelCode = (labels: string) => `coalesce(array_position(${labels}::text[], e.energy_label), 0)`;
