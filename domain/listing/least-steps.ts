/** m² that a list offers to choose from as the least living area. */
export const AREA_STEPS = [40, 60, 80, 100, 125, 150, 200, 250, 300, 400] as const;

/** m² that a list offers to choose from as the least plot. */
export const PLOT_STEPS = [100, 250, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000] as const;

/** How many of ascending steps a measure reaches; none where it is unknown. Example: `stepsReached(AREA_STEPS, 85)` is 3. */
export function stepsReached(steps: readonly number[], measure: number | null): number {
  if (measure === null || Number.isNaN(measure)) return 0;
  const beyond = steps.findIndex((step) => step > measure);
  return beyond === -1 ? steps.length : beyond;
}
