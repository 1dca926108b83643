import { valueAt } from "#domain/document/value-at.ts";
import { type Place, withValueAt } from "../schema-form/places.ts";
import type { MenuEntry } from "./use-menus.ts";

type Items = readonly MenuEntry[];

/** Where an item stands: in which list, and at which number. `[2, "children", 0]` is the first below the third. */
function splitPlace(place: Place): { readonly list: Place; readonly at: number } {
  return { list: place.slice(0, -1), at: Number(place.at(-1)) };
}

function itemsAt(items: Items, list: Place): Items {
  return (valueAt(items, list) as Items | undefined) ?? [];
}

/** A menu without the item at a place. */
export function withoutItem(items: Items, place: Place): Items {
  const { list, at } = splitPlace(place);
  return withValueAt(items, list, itemsAt(items, list).toSpliced(at, 1));
}

/** A menu with an item before what stands at a place. */
export function withItem(items: Items, place: Place, item: MenuEntry): Items {
  const { list, at } = splitPlace(place);
  return withValueAt(items, list, itemsAt(items, list).toSpliced(at, 0, item));
}

/** A menu whose item stands some places further among its neighbours; beyond an end it stays. */
export function withItemMoved(items: Items, place: Place, steps: number): Items {
  const { list, at } = splitPlace(place);
  const to = at + steps;
  const item = itemsAt(items, list)[at];
  if (!item || to < 0 || to >= itemsAt(items, list).length) return items;
  return withItem(withoutItem(items, place), [...list, to], item);
}

/** A menu whose item stands last below the item before it; the first of a list stays. */
export function withItemBelow(items: Items, place: Place): Items {
  const { list, at } = splitPlace(place);
  const item = itemsAt(items, list)[at];
  const above = itemsAt(items, list)[at - 1];
  if (!item || !above) return items;
  return withItem(
    withoutItem(items, place),
    [...list, at - 1, "children", (above.children ?? []).length],
    item,
  );
}

/** A menu whose item stands behind the one that it was below; an item of the first level stays. */
export function withItemOut(items: Items, place: Place): Items {
  const { list } = splitPlace(place);
  const item = valueAt(items, place) as MenuEntry | undefined;
  if (!item || list.length === 0) return items;
  const parent = list.slice(0, -1);
  const { list: outer, at } = splitPlace(parent);
  return withItem(withoutItem(items, place), [...outer, at + 1], item);
}
