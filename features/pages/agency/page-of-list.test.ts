import { expect, test } from "vitest";
import { pageOfList } from "./page-of-list.ts";

const at = (search: string) => new URL(`http://localhost/nl/te-koop${search}`);
const list = { blocks: [{ id: "list", type: "estate-list" }] };

test.each([
  ["?page=2", "?page=2"],
  ["?city=5&page=3&sortType=date", "?page=3"],
  ["?page=1", ""],
  ["?page=huis", ""],
  ["", ""],
])("search engines know the page of a list at %s by %j", (search, own) => {
  expect(pageOfList(list, at(search))).toBe(own);
});

test("a page without a list, or with a mere showcase, is one page", () => {
  const showcase = { blocks: [{ id: "new", type: "estate-list", filter: false }] };
  expect(pageOfList({ blocks: [] }, at("?page=2"))).toBe("");
  expect(pageOfList(showcase, at("?page=2"))).toBe("");
});
