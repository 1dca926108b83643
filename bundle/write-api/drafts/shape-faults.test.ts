import { expect, test } from "vitest";
import { estateJson, pageJson } from "../../testing/test-bundle.ts";
import { shapeFaults } from "./shape-faults.ts";

const page = (changes: object) => ({ ...pageJson({ blocks: [] }), ...changes });
const text = (fields: object) => ({ id: "story", type: "rich-text", ...fields });

test.each<[string, string, unknown, string]>([
  ["blocks that are a text", "pages/1", page({ blocks: "x" }), "blocks"],
  ["blocks that are nothing", "pages/1", page({ blocks: null }), "blocks"],
  ["a block that is nothing", "pages/1", page({ blocks: [null] }), "blocks.0"],
  ["a block without an id", "pages/1", page({ blocks: [{ type: "rich-text" }] }), "blocks.0"],
  ["a block of a numbered type", "pages/1", page({ blocks: [{ id: "a", type: 7 }] }), "blocks.0.type"],
  ["a text that is an object", "pages/1", page({ title: { nl: {} } }), "title.nl"],
  ["a text that is a number", "pages/1", page({ title: { nl: 7 } }), "title.nl"],
  ["a title that is a number", "pages/1", page({ title: 7 }), "title"],
  [
    "a block's text that is a list",
    "pages/1",
    page({ blocks: [text({ markdown: { nl: [] } })] }),
    "blocks.0.markdown.nl",
  ],
  [
    "a block's texts that are nothing",
    "pages/1",
    page({ blocks: [text({ markdown: null })] }),
    "blocks.0.markdown",
  ],
  ["a menu that is an object", "menus/main", {}, ""],
  ["a menu with an item that is nothing", "menus/main", [null], "0"],
  ["a menu below an item that is a text", "menus/main", [{ id: 1, label: {}, children: "x" }], "0.children"],
  [
    "an item's value that is a list",
    "entities/guides/items/1",
    { id: 1, title: {}, values: { a: [] } },
    "values.a",
  ],
  ["an agency that is nothing", "site", { agency: null }, "agency"],
  ["offices that are an object", "site", { offices: {} }, "offices"],
  ["a price that is a list", "estates/1", { ...estateJson(1), general: { price: [] } }, "general.price"],
])("%s can't be shown", (_what, resource, document, place) => {
  expect(shapeFaults(resource, document).map(({ path }) => path)).toContain(place);
});

test.each<[string, string, unknown]>([
  ["a page as it is", "pages/1", page({ blocks: [text({ markdown: { nl: "Dag" } })] })],
  ["a page without anything", "pages/1", {}],
  ["a page at an address that is none", "pages/1", page({ paths: { nl: "Te koop!" } })],
  ["a text that is too long", "pages/1", page({ title: { nl: "x".repeat(100_001) } })],
  ["a language without a text", "pages/1", page({ title: { nl: null } })],
  ["a block without its texts", "pages/1", page({ blocks: [text({})] })],
  [
    "a block that this version does not draw",
    "pages/1",
    page({ blocks: [{ id: "a", type: "carousel", x: 1 }] }),
  ],
  ["an item that leads nowhere yet", "menus/main", [{ id: 1, label: {}, link: "", pageId: null }]],
  [
    "a number that could not be read",
    "estates/1",
    { ...estateJson(1), general: { price: { value: "12o" } } },
  ],
  ["a listing without a number", "estates/api:A-1", estateJson(undefined)],
])("%s is a draft", (_what, resource, document) => {
  expect(shapeFaults(resource, document)).toEqual([]);
});

test("a menu that nests without end is refused, not run into", () => {
  let items: unknown[] = [];
  for (let level = 0; level < 20_000; level++) items = [{ id: 1, label: {}, children: items }];
  expect(shapeFaults("menus/main", items)).toEqual([
    { code: "nested-too-deep", path: "", message: "it nests too deeply" },
  ]);
});
