import { expect, test } from "vitest";
import { BLOCK_TYPES as ALL, BLOCK_SCHEMAS } from "#features/pages/blocks/block-types.ts";
import { BLOCK_TYPES, tellingText } from "./block.ts";
import { copyOf, freeId, newBlock, withBlock, withBlockAt, withoutBlock } from "./change-blocks.ts";

const text = (id: string) => ({ id, type: "rich-text", markdown: { nl: id } });
const PAGE = { title: { nl: "Over ons" }, blocks: [text("one"), text("two"), text("three")] };
const ids = ({ blocks }: { readonly blocks: readonly { readonly id: string }[] }) =>
  blocks.map(({ id }) => id);

test("every block that the product has is offered", () => {
  expect(BLOCK_TYPES.toSorted()).toEqual(ALL.toSorted());
});

const NEEDS = {
  "custom-entity-list": { entity: "news" },
  "estate-filter": { search: [{ label: {}, pageId: 1 }] },
};

test.each(BLOCK_TYPES)("a new block %s is one that the site takes", (type) => {
  const block = newBlock(PAGE.blocks, type, NEEDS[type as keyof typeof NEEDS] ?? {});
  expect(BLOCK_SCHEMAS[type].safeParse(block).error?.issues ?? []).toEqual([]);
});

test("a block moves up, down and to an end, and never beyond", () => {
  expect(ids(withBlockAt(PAGE, "three", 0))).toEqual(["three", "one", "two"]);
  expect(ids(withBlockAt(PAGE, "one", 1))).toEqual(["two", "one", "three"]);
  expect(ids(withBlockAt(PAGE, "one", 9))).toEqual(["two", "three", "one"]);
  expect(ids(withBlockAt(PAGE, "two", -1))).toEqual(["two", "one", "three"]);
});

test("a block comes behind another one, or last", () => {
  expect(ids(withBlock(PAGE, text("new"), "one"))).toEqual(["one", "new", "two", "three"]);
  expect(ids(withBlock(PAGE, text("new"), null))).toEqual(["one", "two", "three", "new"]);
});

test("a copy has the words of its block and an id of its own", () => {
  const copy = copyOf(PAGE.blocks, PAGE.blocks[1]!);
  expect(copy).toEqual({ ...text("two"), id: "two-2" });
  expect(freeId([...PAGE.blocks, copy], "two")).toBe("two-3");
});

test("a block that is taken off leaves the others as they are", () => {
  expect(withoutBlock(PAGE, "two").blocks).toEqual([PAGE.blocks[0], PAGE.blocks[2]]);
});

test("a block is known again by its heading, else by its text", () => {
  expect(tellingText({ ...text("one"), heading: { nl: "Kop" } })).toEqual({ nl: "Kop" });
  expect(tellingText({ ...text("one"), heading: { nl: "" } })).toEqual({ nl: "one" });
  expect(tellingText({ id: "a", type: "offices" })).toBeNull();
});
