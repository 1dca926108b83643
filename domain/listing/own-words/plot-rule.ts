import type { Item, Items } from "./items.ts";
import { isWith } from "./type-rule.ts";
import { isSmallWord, meaningOf } from "./walk.ts";
import { HEAD_TYPE_IDS } from "./wishes.ts";

const EITHER = /^(of|en of|ou|ou bien|or|oder)$/;
const AND = /^(en|et|and|und)$/;
/** Land for a house is land. */
const FOR = /^(voor|pour|for|fur)$/;
const LIVED_IN = /bewoonba|woonoppervlakte|habitable|living|wohnflache/;

/** Tells whether a text speaks of a home: a house, bedrooms, an energy label, an area that is lived in. */
export function isHomeMeant(items: Items<unknown>): boolean {
  return items.some((item, at) => {
    const type = meaningOf(item, "type")?.type;
    if (type !== undefined) return type !== HEAD_TYPE_IDS.land && !FOR.test(items[at - 1]?.text ?? "");
    const unit = meaningOf(item, "unit")?.of;
    return (
      unit === "bedrooms" ||
      unit === "rooms" ||
      meaningOf(item, "energyLabel") !== null ||
      isOfLivingArea(item)
    );
  });
}

/** "Bewoonbaar", "living area": what the number beside it counts is no plot. */
export function isOfLivingArea(item: Item<unknown> | undefined): boolean {
  return isSmallWord(item) && LIVED_IN.test(item!.text);
}

/** Tells whether land is what the home has that is looked for: a house with a large plot; not "a house or land". */
export function isPlotOfHome(items: Items<unknown>, at: number): boolean {
  if (!meaningOf(items[at], "type")?.canBeOfHome) return false;
  return isSaidWith(items, at) || (isHomeMeant(items) && !isChoiceBesideHome(items, at));
}

/** "House or land", "land or a house": either will do, so that the land is none of the house. */
export function isEither(items: Items<unknown>, at: number): boolean {
  const after = items.slice(at + 1).find((item) => !isCount(item));
  return [items[at - 1], after].some((item) => EITHER.test(item?.text ?? ""));
}

/** The same where both are named in a list: "huizen, grond", "maison et terrain". */
function isChoiceBesideHome(items: Items<unknown>, at: number): boolean {
  const before = items[at - 1];
  const ahead = AND.test(before?.text ?? "") ? items[at - 2] : before;
  const after = items[at + 1];
  const behind = AND.test(after?.text ?? "") ? items[at + 2] : after;
  return isEither(items, at) || [ahead, behind].some((item) => meaningOf(item, "type") !== null);
}

/** A number and what it counts. */
function isCount(item: Item<unknown>): boolean {
  return item.kind === "number" || meaningOf(item, "unit") !== null;
}

/** "With" stands before it, and nothing between but what a home has and words that tell more of it. */
function isSaidWith(items: Items<unknown>, at: number): boolean {
  const between = items.slice(0, at).findLastIndex((item) => isWith(item) || !isOfHome(item));
  return between >= 0 && isWith(items[between]!);
}

function isOfHome(item: Item<unknown>): boolean {
  if (item.kind !== "meaning") return item.kind === "unknown";
  // "Grand" is a thousand in English.
  if (item.text === "grand") return true;
  return /^(filler|near|feature|garage|join)$/.test(item.meaning.kind);
}
