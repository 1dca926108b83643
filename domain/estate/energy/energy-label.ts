/** The single energy labels, best first; Flanders starts at A+, Brussels at A, Wallonia at A++. */
export const SINGLE_ENERGY_LABELS = ["A++", "A+", "A", "B", "C", "D", "E", "F", "G"] as const;

export type SingleEnergyLabel = (typeof SINGLE_ENERGY_LABELS)[number];

/** A building with several units prints the worst and the best of its labels: `F_C` runs from F to C. */
export type EnergyLabel = SingleEnergyLabel | `${SingleEnergyLabel}_${SingleEnergyLabel}`;

/** Every label there is: the nine single ones, then each pair of a worse and a better one. */
export const ENERGY_LABELS: readonly EnergyLabel[] = [
  ...SINGLE_ENERGY_LABELS,
  ...SINGLE_ENERGY_LABELS.flatMap((better, rank) =>
    SINGLE_ENERGY_LABELS.slice(rank + 1).map((worse): EnergyLabel => `${worse}_${better}`),
  ),
];

/** Every label that is at least as good as one; of a building with several, its worst unit's. Example: at least "C" are also "A+" and "C_A", not "D_A". */
export function labelsAtLeast(least: SingleEnergyLabel): readonly EnergyLabel[] {
  const good = SINGLE_ENERGY_LABELS.slice(0, SINGLE_ENERGY_LABELS.indexOf(least) + 1);
  return ENERGY_LABELS.filter((label) => good.some((single) => single === label.split("_")[0]));
}
