import { expect, test } from "vitest";
import { MenuItem } from "#features/site/schema/page.ts";
import { menuLinks, type MenuTargets } from "./menu-links.ts";

const TARGETS: MenuTargets = {
  locales: ["nl", "fr"],
  redirects: [],
  pages: [
    { id: 1, paths: { nl: "te-koop", fr: "a-vendre" } },
    { id: 2, paths: { nl: "blog" } },
  ],
  items: [],
};

const item = (id: number, more: object) =>
  MenuItem.parse({ id, label: { nl: `Nummer ${id}`, fr: `Numéro ${id}` }, ...more });

test("an item that leads nowhere is skipped, by page and by address", () => {
  const items = [
    item(1, { pageId: 1 }),
    item(2, { pageId: 99 }),
    item(3, { link: "/nl/nergens" }),
    item(4, { link: "https://elders.example" }),
  ];
  expect(menuLinks(items, TARGETS, "nl").map(({ href }) => href)).toEqual([
    "/nl/te-koop",
    "https://elders.example",
  ]);
});

test("what is nested in a page that a language does not have takes its place", () => {
  const items = [item(1, { pageId: 2, children: [item(2, { pageId: 1 })] })];
  expect(menuLinks(items, TARGETS, "nl")[0]!.children.map(({ href }) => href)).toEqual(["/nl/te-koop"]);
  expect(menuLinks(items, TARGETS, "fr").map(({ href }) => href)).toEqual(["/fr/a-vendre"]);
});
