/** Kilometres that can be added around places that are chosen. */
export const RADII = [2, 5, 10, 20, 30, 50] as const;

export type Radius = (typeof RADII)[number];
