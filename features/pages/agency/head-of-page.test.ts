import { expect, test } from "vitest";
import { Page } from "#features/site/schema/page.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { describePage, pageOfList } from "./head-of-page.ts";

const { site } = contextWith({});
const page = (changes = {}) =>
  Page.parse({ id: 1, paths: { nl: "te-koop" }, title: { nl: "Te koop" }, blocks: [], ...changes });
const list = {
  id: "list",
  type: "estate-list",
  intro: { nl: "Elke week nieuwe huizen.", fr: "Chaque semaine du neuf." },
};

test("a page is described in the agency's words for that", () => {
  const own = page({ description: { nl: "Huizen in Gent." }, blocks: [list] });
  expect(describePage(own, "nl", site)).toBe("Huizen in Gent.");
});

test("without them it is what the page says first, in its language", () => {
  expect(describePage(page({ blocks: [{ id: "list2", type: "estate-list" }, list] }), "fr", site)).toBe(
    "Chaque semaine du neuf.",
  );
});

test("a page that says nothing is described by what it is and whose", () => {
  expect(describePage(page(), "nl", site)).toBe("Te koop · Test · Gent");
});

const at = (search: string) => new URL(`http://localhost/nl/te-koop${search}`);
const paged = { blocks: [{ id: "list", type: "estate-list" }] };

test.each([
  ["?page=2", "?page=2"],
  ["?city=5&page=3&sortType=date", "?page=3"],
  ["?page=1", ""],
  ["?page=huis", ""],
  ["", ""],
])("search engines know the page of a list at %s by %j", (search, own) => {
  expect(pageOfList(paged, at(search))).toBe(own);
});

test("a page without a list, or with a mere showcase, is one page", () => {
  const showcase = { blocks: [{ id: "new", type: "estate-list", filter: false }] };
  expect(pageOfList({ blocks: [] }, at("?page=2"))).toBe("");
  expect(pageOfList(showcase, at("?page=2"))).toBe("");
});
