import { readArea } from "./area-rule.ts";
import type { Items } from "./items.ts";
import type { Meaning } from "./lexicon.ts";
import { isNegated } from "./walk.ts";
import { readPlace, readRadius } from "./place-rule.ts";
import { isPlotOfHome } from "./plot-rule.ts";
import { readPrice } from "./price-rule.ts";
import { isWithOrAnd, wishForType } from "./type-rule.ts";
import { itemBefore, meaningOf, Walk } from "./walk.ts";
import type { Wishes } from "./wishes.ts";

/** Reads the wish that begins at an item: what it asks for, and how many items say so; null where it is another rule's. */
export type Rule = <Place>(
  items: Items<Place>,
  at: number,
  wishes: Wishes<Place>,
) => { readonly wishes: Partial<Wishes<Place>>; readonly count: number } | null;

/** In their order: the first that reads an item has it. */
export const RULES: readonly Rule[] = [
  readRadius,
  readEnergyLabel,
  readBedrooms,
  readArea,
  readPrice,
  readPlace,
  readExistingBuild,
  readWord,
];

const MOST_BEDROOMS = 20;
const LABELS = ["a++", "a+", "a", "b", "c", "d", "e", "f", "g"];

/** EPC B or better, a C label, PEB A or B: the worst that will do. */
function readEnergyLabel<Place>(items: Items<Place>, at: number) {
  const walk = new Walk(items, at);
  const before = walk.label();
  if (!walk.meaning("energyLabel")) return null;
  walk.meaning("energyLabel");
  walk.bound();
  const label = before ?? walk.label();
  if (label === null) return null;
  const other = walk.joined(() => walk.label()) ?? label;
  walk.bound();
  const worst = LABELS[Math.max(LABELS.indexOf(label), LABELS.indexOf(other))]!;
  return { wishes: { epcMin: worst.toUpperCase() }, count: walk.count };
}

/** Two bedrooms, at least three, 2 or 3 bedrooms: the least; no filter asks for the most. Of the rooms that German counts, one is the living room. */
function readBedrooms<Place>(items: Items<Place>, at: number) {
  const walk = new Walk(items, at);
  const bound = walk.bound() ?? meaningOf(itemBefore(items, at), "bound")?.bound;
  const first = walk.number() ?? walk.one();
  if (first === null || bound === "most") return null;
  const other = walk.joined(() => walk.number()) ?? first;
  walk.plus();
  const unit = walk.unit("bedrooms", "rooms");
  if (!unit) return null;
  const bedMin = Math.floor(Math.min(first, other)) - (unit.of === "rooms" ? 1 : 0);
  return bedMin < 1 || bedMin > MOST_BEDROOMS ? null : { wishes: { bedMin }, count: walk.count };
}

function readExistingBuild<Place>(items: Items<Place>, at: number) {
  const walk = new Walk(items, at);
  return walk.meaning("not") && walk.meaning("newBuild")
    ? { wishes: { isNew: false }, count: walk.count }
    : null;
}

/** A type, a terrace, new-build, for sale; what a visitor does not want is nothing that a filter asks for. */
function readWord<Place>(items: Items<Place>, at: number, wishes: Wishes<Place>) {
  const item = items[at]!;
  if (item.kind !== "meaning" || isNegated(items, at) || isPlotOfHome(items, at)) return null;
  const wish = wishOf(item.meaning, items.slice(Math.max(0, at - 2), at), wishes);
  return wish && { wishes: wish, count: 1 };
}

function wishOf<Place>(
  meaning: Meaning,
  before: Items<Place>,
  wishes: Wishes<Place>,
): Partial<Wishes<Place>> | null {
  switch (meaning.kind) {
    case "type":
      return wishForType(meaning, before, wishes);
    case "feature":
      return { [meaning.feature]: true };
    case "garage":
      return { garage: before.some(isWithOrAnd) ? "had" : (wishes.garage ?? "named") };
    case "newBuild":
      return { isNew: meaning.isNew };
    case "transaction":
      return { transaction: meaning.transaction };
    default:
      return null;
  }
}
