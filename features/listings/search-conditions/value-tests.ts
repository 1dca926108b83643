import type { Where } from "#features/listings/schema/search.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { BEDROOM_PATH, type RangeLike } from "#domain/listing/search-paths.ts";

export type Value = string | number | boolean;

/** One condition as a test of single values; `asked` says the same of two tests that are the same. */
export type ValueTest = {
  readonly path: string;
  readonly asked: unknown;
  readonly fits: (value: Value) => boolean;
};

/** The terms and ranges of a search on some paths. */
export function valueTests(
  { terms = {}, range = {} }: Where,
  isAsked: (path: string) => boolean,
): ValueTest[] {
  const at = <C>(conditions: Readonly<Record<string, C>>) =>
    Object.entries(conditions).filter(([path]) => isAsked(path));
  return [
    ...at(terms).map(([path, values]) => ({ path, asked: values, fits: termFits(path, values) })),
    ...at(range).map(([path, bounds]) => ({
      path,
      asked: bounds,
      fits: (value: Value) => isWithin(Number(value), bounds),
    })),
  ];
}

/** Six bedrooms are six and more, as where they are counted. */
function termFits(path: string, values: readonly Value[]): ValueTest["fits"] {
  const wanted = new Set(values);
  if (path !== BEDROOM_PATH || !wanted.has(LARGE_BEDROOM_COUNT)) return (value) => wanted.has(value);
  return (value) => wanted.has(value) || Number(value) > LARGE_BEDROOM_COUNT;
}

function isWithin(value: number, { gte, gt, lte, lt }: RangeLike): boolean {
  return (
    (gte === undefined || value >= Number(gte)) &&
    (gt === undefined || value > Number(gt)) &&
    (lte === undefined || value <= Number(lte)) &&
    (lt === undefined || value < Number(lt))
  );
}
