import type { Item, Items } from "./items.ts";
import type { Meaning } from "./lexicon.ts";
import { meaningOf } from "./walk.ts";
import { HEAD_TYPE_IDS, type Wishes } from "./wishes.ts";

type Typed = Pick<Wishes<unknown>, "types" | "subTypes">;

const WITH = /^(\+|met|avec|with|mit|incl|inclusief)$/;
const AND = /^(et|en|and|und)$/;

/** Beside what it is, a home can have them. */
const OF_A_HOME: ReadonlySet<number> = new Set([HEAD_TYPE_IDS.commercial, HEAD_TYPE_IDS.land]);

/** A flat on the ground floor is one with a garden as well. */
const ALSO_NAMED_SO: Readonly<Record<number, readonly number[]>> = { 305: [306] };

/** A house, a villa, a studio or a flat; null for what a home has: an office, land. */
export function wishForType<Place>(
  { type, subType }: Extract<Meaning, { kind: "type" }>,
  before: Items<Place>,
  { types, subTypes }: Wishes<Place>,
): Typed | null {
  if (OF_A_HOME.has(type) && before.some(isWith)) return null;
  // "A studio or a flat" is any flat.
  const isAnyOfType =
    types.includes(type) && (subType === undefined) !== (subTypes.length === 0) && isOtherChoice(before);
  return {
    types: types.includes(type) ? types : [...types, type],
    subTypes: isAnyOfType
      ? []
      : subType === undefined
        ? subTypes
        : [...subTypes, subType, ...(ALSO_NAMED_SO[subType] ?? [])],
  };
}

/** Tells whether a word says that what follows is a home's own: a house with an office. */
export function isWith({ text }: Item<unknown>): boolean {
  return WITH.test(text);
}

/** The same for "and": a house and a garage. */
export function isWithOrAnd(item: Item<unknown>): boolean {
  return isWith(item) || AND.test(item.text);
}

function isOtherChoice(before: Items<unknown>): boolean {
  return before.some((item) => meaningOf(item, "join") !== null);
}
