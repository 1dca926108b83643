import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { AREA_STEPS, PLOT_STEPS } from "#domain/listing/least-steps.ts";
import type { ListingRows } from "./listing-rows.ts";
import type { RowSelection } from "./row-selection.ts";
import { bitOf, FLAG_COMBINATIONS, FLAGS, type FlagPath, TRAIT_PATHS } from "./row-traits.ts";
import { AREA_PATH, LABEL_PATH, PLOT_PATH } from "../search-conditions/search-columns.ts";

/** How many listings that are no project have each trait, under every condition but the trait's own. */
export type TraitCounts = {
  readonly flags: Readonly<Record<FlagPath, { readonly yes: number; readonly no: number }>>;
  /** By the place in `ENERGY_LABELS` from 1; at 0 those without a label. */
  readonly labels: readonly number[];
  /** By how many of the steps they reach. */
  readonly areas: readonly number[];
  readonly plots: readonly number[];
};

/** How many have each value of one kind of trait. */
export type TraitRuns = Readonly<Record<"flags" | "labels" | "areas" | "plots", Int32Array>>;

export function noRuns(): TraitRuns {
  return {
    flags: new Int32Array(FLAG_COMBINATIONS),
    labels: new Int32Array(ENERGY_LABELS.length + 1),
    areas: new Int32Array(AREA_STEPS.length + 1),
    plots: new Int32Array(PLOT_STEPS.length + 1),
  };
}

/** Looks once at each row: what fails at one path alone counts for that path. */
export function countTraits(
  { kinds, cities, traits: { flags, labels, areaSteps, plotSteps } }: ListingRows,
  { from, to, isKind, isCity, failures }: RowSelection,
): TraitCounts {
  const all = noRuns();
  const runs: Array<TraitRuns | undefined> = [all];
  for (const path of TRAIT_PATHS) runs[bitOf(path)] = noRuns();
  for (let row = from; row < to; row += 1) {
    if ((isKind[kinds[row]!]! & isCity[cities[row]!]!) === 0) continue;
    const run = failures === null ? all : runs[failures[row]!];
    if (run === undefined) continue;
    run.flags[flags[row]!]! += 1;
    run.labels[labels[row]!]! += 1;
    run.areas[areaSteps[row]!]! += 1;
    run.plots[plotSteps[row]!]! += 1;
  }
  return traitCounts((path) => [all, runs[bitOf(path)]!]);
}

/** The runs that are counted for a path, put together. */
export function traitCounts(runsAt: (path: string) => readonly TraitRuns[]): TraitCounts {
  const sum = (path: string, name: keyof TraitRuns) =>
    runsAt(path).reduce<number[]>(
      (counts, run) => Array.from(run[name], (count, at) => count + (counts[at] ?? 0)),
      [],
    );
  const flags = FLAGS.map(({ path, yes, no }) => {
    const withBit = (bit: number) =>
      sum(path, "flags").reduce((count, one, bits) => count + (bits & bit ? one : 0), 0);
    return [path, { yes: withBit(yes), no: withBit(no) }] as const;
  });
  return {
    flags: Object.fromEntries(flags) as TraitCounts["flags"],
    labels: sum(LABEL_PATH, "labels"),
    areas: sum(AREA_PATH, "areas"),
    plots: sum(PLOT_PATH, "plots"),
  };
}
