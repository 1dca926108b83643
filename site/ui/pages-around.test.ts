import { expect, test } from "vitest";
import { pagesAround } from "./pages-around.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])("page %i of %i links %o", (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected);
});

test("every gap hides two pages or more, and each page stands once", () => {
  for (let pages = 1; pages <= 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const shown = pagesAround(page, pages);
      const numbers = shown.filter((number) => number !== null);
      expect(new Set(numbers).size).toBe(numbers.length);
      shown.forEach((number, at) => {
        if (number === null) expect(shown[at + 1]! - shown[at - 1]!).toBeGreaterThan(2);
      });
    }
});
