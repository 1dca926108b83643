import {
  differingPaths,
  fieldOf,
  hasSameShape,
  isNested,
  isSameDocument,
  type Path,
} from "./differing-paths.ts";
import { valueAt } from "./value-at.ts";

/**
 * A document with what was changed of it here, put on what it became meanwhile; where both changed the same, what was changed here stands.
 * Example: `{ a: 2, b: 3 }` of `{ a: 1, b: 1 }`, changed here to `{ a: 2, b: 1 }` and meanwhile to `{ a: 1, b: 3 }`.
 */
export function joinChanges(base: unknown, here: unknown, meanwhile: unknown): unknown {
  if (isSameDocument(base, here)) return meanwhile;
  if (!isNested(base) || !isNested(here) || !isNested(meanwhile)) return here;
  if (!hasSameShape(base, here) || !hasSameShape(base, meanwhile)) return here;
  if (Array.isArray(base))
    return base.map((_, place) =>
      joinChanges(fieldOf(base, `${place}`), fieldOf(here, `${place}`), fieldOf(meanwhile, `${place}`)),
    );
  const names = new Set([...Object.keys(meanwhile), ...Object.keys(here)]);
  const joined = [...names].map((name) => [
    name,
    joinChanges(fieldOf(base, name), fieldOf(here, name), fieldOf(meanwhile, name)),
  ]);
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined));
}

/** The places that were changed here and meanwhile, otherwise; of lists whose length changed, the list. */
export function contestedPaths(base: unknown, here: unknown, meanwhile: unknown): Path[] {
  const others = differingPaths(base, meanwhile);
  return differingPaths(base, here).filter(
    (path) =>
      others.some((other) => isWithin(path, other) || isWithin(other, path)) &&
      !isSameDocument(valueAt(here, path), valueAt(meanwhile, path)),
  );
}

function isWithin(path: Path, around: Path): boolean {
  return around.every((name, place) => path[place] === name);
}
