import type { Corner } from "#domain/listing/query.ts";

/** The mean of all points, as the offices map is centred; null without any. */
export function centreOf(points: readonly Corner[]): Corner | null {
  if (points.length === 0) return null;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}
