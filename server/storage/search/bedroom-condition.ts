import type { RangeLike } from "#domain/listing/search-paths.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { compare, type Condition } from "./conditions-of.ts";

/**
 * Bedrooms of a listing or of any of its entities. What six and more can answer as one group is read from a bit mask;
 * exact counts from six on are read from the counts themselves.
 */
export function bedroomCondition(asked: readonly number[] | RangeLike): Condition["write"] {
  const mask = maskOf(asked);
  if (mask !== null) return (bind) => `e.bedroom_mask & ${bind(mask)}::int <> 0`;
  if (Array.isArray(asked)) return (bind) => `e.bedrooms && ${bind(asked.filter(isCount))}::int[]`;
  return (bind) =>
    `exists (select from unnest(e.bedrooms) as b (count) where ${compare("b.count", "float8", asked as RangeLike, bind)})`;
}

function maskOf(asked: readonly number[] | RangeLike): number | null {
  if (Array.isArray(asked)) {
    const counts = asked as readonly number[];
    return counts.every((count) => isCount(count) && count < LARGE_BEDROOM_COUNT) ? bitsOf(counts) : null;
  }
  const { gte, gt, lte, lt } = asked as RangeLike;
  if (typeof gte !== "number" || [gt, lte, lt].some((bound) => bound !== undefined)) return null;
  if (gte > LARGE_BEDROOM_COUNT) return null;
  return bitsOf(
    Array.from({ length: LARGE_BEDROOM_COUNT + 1 }, (_, count) => count).filter((count) => count >= gte),
  );
}

function bitsOf(counts: readonly number[]): number {
  return counts.reduce((mask, count) => mask | (1 << count), 0);
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= 2_147_483_647;
}
