import type { Where } from "#features/listings/schema/search.ts";
import type { Kind } from "./read-kinds.ts";
import { type Value, valueTests } from "./value-tests.ts";

/** What a kind says at each path that it answers. */
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
export function kindTestsOf(where: Where): KindTest[] {
  return valueTests(where, isOfKind).map(({ path, asked, fits }) => ({
    path,
    key: JSON.stringify([path, asked]),
    passes: (kind) => VALUES_OF_KIND[path]!(kind).some(fits),
  }));
}
