import type { Frame } from "./clusters.ts";

/** Of every hundred estates, so many at either end may lie outside the first view. */
const OUTLIERS = 15;
const FEW = 12;
/** Only where the others lie so much closer together than all do. */
const CLOSER = 2;

/** Where most estates lie: a villa far away must not shrink the agency's own city to a dot. Null without estates. */
export function frameOfMost(
  estates: readonly { readonly lng: number; readonly lat: number }[],
): Frame | null {
  if (estates.length === 0) return null;
  const [west, east] = span(estates.map(({ lng }) => lng));
  const [south, north] = span(estates.map(({ lat }) => lat));
  return [west, south, east, north];
}

function span(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const skipped = sorted.length <= FEW ? 0 : Math.floor((sorted.length * OUTLIERS) / 100);
  const all = [sorted[0]!, sorted.at(-1)!] as const;
  const most = [sorted[skipped]!, sorted.at(-1 - skipped)!] as const;
  const [from, to] = most[1] - most[0] < (all[1] - all[0]) / CLOSER ? most : all;
  return [from, to];
}
