import type { Where } from "#contract/listing/search.ts";
import type { RangeLike } from "#domain/listing/search-paths.ts";
import type { Kind } from "./read-kinds.ts";

type Value = string | number | boolean;

/** What a kind says at each path that it answers; bedrooms are its own and those of its entities. */
const VALUES_OF_KIND: Readonly<Record<string, (kind: Kind) => readonly Value[]>> = {
  "general.headType.id": (kind) => [kind.head_type],
  "general.subType.id": (kind) => [kind.sub_type],
  "general.transaction.id": (kind) => [kind.transaction],
  "general.project": (kind) => [kind.is_project],
  "general.address.country.id": (kind) => [kind.country],
  "general.bedroomCount": (kind) => kind.bedrooms,
};

/** `key` says the same of two tests that are the same. */
export type KindTest = {
  readonly path: string;
  readonly key: string;
  readonly passes: (kind: Kind) => boolean;
};

/** Tells whether the few kinds of a site answer a condition, without a look at its listings. */
export function isOfKind(path: string): boolean {
  return Object.hasOwn(VALUES_OF_KIND, path);
}

/** The conditions of a search that kinds answer: one value that fits is enough. */
export function kindTestsOf({ terms = {}, range = {} }: Where): KindTest[] {
  return [
    ...Object.entries(terms)
      .filter(([path]) => isOfKind(path))
      .map(([path, values]) => {
        const wanted = new Set<Value>(values);
        return kindTest(path, values, (value) => wanted.has(value));
      }),
    ...Object.entries(range)
      .filter(([path]) => isOfKind(path))
      .map(([path, bounds]) => kindTest(path, bounds, (value) => isWithin(Number(value), bounds))),
  ];
}

function kindTest(path: string, asked: unknown, fits: (value: Value) => boolean): KindTest {
  const valuesOf = VALUES_OF_KIND[path]!;
  return { path, key: JSON.stringify([path, asked]), passes: (kind) => valuesOf(kind).some(fits) };
}

export function isWithin(value: number, { gte, gt, lte, lt }: RangeLike): boolean {
  return (
    (gte === undefined || value >= Number(gte)) &&
    (gt === undefined || value > Number(gt)) &&
    (lte === undefined || value <= Number(lte)) &&
    (lt === undefined || value < Number(lt))
  );
}
