import { expect, test } from "vitest";
import { withItem, withItemBelow, withItemMoved, withItemOut, withoutItem } from "./menu-tree.ts";
import type { MenuEntry } from "./use-menus.ts";

const item = (id: number, ...children: MenuEntry[]): MenuEntry => ({
  id,
  label: { nl: String(id) },
  pageId: id,
  ...(children.length > 0 && { children }),
});
const MENU = [item(1), item(2, item(21), item(22)), item(3)];

type Shape = number | readonly [number, readonly Shape[]];
const shapeOf = (items: readonly MenuEntry[]): readonly Shape[] =>
  items.map(({ id, children }) => (children?.length ? [id, shapeOf(children)] : id));

test("an item moves among its neighbours, and never beyond them", () => {
  expect(shapeOf(withItemMoved(MENU, [2], -1))).toEqual([1, 3, [2, [21, 22]]]);
  expect(shapeOf(withItemMoved(MENU, [1, "children", 0], 1))).toEqual([1, [2, [22, 21]], 3]);
  expect(withItemMoved(MENU, [0], -1)).toBe(MENU);
  expect(withItemMoved(MENU, [1, "children", 1], 1)).toBe(MENU);
});

test("an item becomes the last one below the item before it", () => {
  expect(shapeOf(withItemBelow(MENU, [2]))).toEqual([1, [2, [21, 22, 3]]]);
  expect(shapeOf(withItemBelow(MENU, [1]))).toEqual([[1, [[2, [21, 22]]]], 3]);
  expect(withItemBelow(MENU, [0])).toBe(MENU);
});

test("an item below another one comes out behind it", () => {
  expect(shapeOf(withItemOut(MENU, [1, "children", 0]))).toEqual([1, [2, [22]], 21, 3]);
  expect(withItemOut(MENU, [1])).toBe(MENU);
});

test("an item comes before another one, and goes with what is below it", () => {
  expect(shapeOf(withItem(MENU, [1], item(4)))).toEqual([1, 4, [2, [21, 22]], 3]);
  expect(shapeOf(withoutItem(MENU, [1]))).toEqual([1, 3]);
});
