import type { Item, Items } from "./items.ts";
import type { Meaning } from "./lexicon.ts";
import { isWith } from "./type-rule.ts";
import { meaningOf } from "./walk.ts";

/** Says nothing by itself, so that a wish that no filter knows neither begins nor ends with it. */
const SAYS_NOTHING: ReadonlySet<Meaning["kind"]> = new Set([
  "filler",
  "join",
  "bound",
  "currency",
  "perMonth",
]);

/** Where a run of words begins and ends among the items. */
type Run = { readonly from: number; to: number };

/** What no rule read, with the small words between, as typed. Read again, it asks for nothing that a filter can express. */
export function unknownWords<Place>(
  text: string,
  items: Items<Place>,
  left: ReadonlySet<Item<Place>>,
): readonly string[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [at, item] of items.entries()) {
    if (!left.has(item)) isOpen = false;
    else if (!saysNothing(item)) {
      if (isOpen) runs.at(-1)!.to = at;
      else runs.push({ from: at, to: at });
      isOpen = true;
    }
  }
  return [...new Set(runs.map((run) => textOf(text, items, left, run)))];
}

function saysNothing(item: Item<unknown>): boolean {
  if (item.kind !== "meaning") return item.kind === "plus" || item.kind === "range";
  return SAYS_NOTHING.has(item.meaning.kind);
}

/** By itself "30 m²" would be the home's. */
function isSizeOfTerrace(items: Items<unknown>, at: number): boolean {
  return items[at]!.kind === "number" && meaningOf(items[at - 1], "feature")?.feature === "terrace";
}

/** "With land" is what a home has; without its first word it would be land that is looked for when it is read again. */
function textOf<Place>(text: string, items: Items<Place>, left: ReadonlySet<Item<Place>>, run: Run): string {
  const own = items.slice(run.from, run.to + 1);
  const typed = (from: number) => text.slice(items[from]!.start, own.at(-1)!.end);
  if (isSizeOfTerrace(items, run.from)) return typed(run.from - 1);
  if (!own.some((item) => meaningOf(item, "type"))) return typed(run.from);
  const ahead = items
    .slice(0, run.from)
    .findLastIndex((item) => isWith(item) || !left.has(item) || !saysNothing(item));
  if (ahead >= 0 && left.has(items[ahead]!) && isWith(items[ahead]!)) return typed(ahead);
  const land = own.findIndex((item) => meaningOf(item, "type")?.canBeOfHome);
  const isSafe =
    land < 0 || own.slice(0, land).some((item) => isWith(item) || meaningOf(item, "not") !== null);
  return isSafe ? typed(run.from) : `+ ${typed(run.from)}`;
}
