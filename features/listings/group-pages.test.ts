import { expect, test } from "vitest";
import { sectionsOfPage } from "./group-pages.ts";

const group = (key: string, ...ids: number[]) => ({ key, name: key, total: ids.length, ids });
const GROUPS = [group("houses", 1, 2, 3), group("apartments", 4, 5), group("plots", 6)];
const shape = (sections: ReadonlyArray<{ key: string; ids: readonly number[] }>) =>
  sections.map(({ key, ids }) => `${key} ${ids.join()}`);

test("pages run through the groups in turn, and a group may run on over a page's end", () => {
  expect(shape(sectionsOfPage(GROUPS, 1, 2))).toEqual(["houses 1,2"]);
  expect(shape(sectionsOfPage(GROUPS, 2, 2))).toEqual(["houses 3", "apartments 4"]);
  expect(shape(sectionsOfPage(GROUPS, 3, 2))).toEqual(["apartments 5", "plots 6"]);
  expect(sectionsOfPage(GROUPS, 4, 2)).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6, 7])("all pages of %i together are the whole list again", (size) => {
  const pages = Array.from({ length: 6 }, (_, at) => sectionsOfPage(GROUPS, at + 1, size));
  expect(pages.flat().flatMap(({ ids }) => ids)).toEqual(GROUPS.flatMap(({ ids }) => ids));
});
