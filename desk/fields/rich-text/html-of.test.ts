import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { listingTextOf } from "./html-of.ts";
import { LISTING_MARKUP } from "./markup-schema.ts";

const { nodes, marks } = LISTING_MARKUP;
const p = (...parts: (Node | Node[])[]) => nodes["paragraph"]!.create(null, parts.flat());
const words = (text: string, ...names: (keyof typeof marks)[]) =>
  LISTING_MARKUP.text(
    text,
    names.map((name) => marks[name]!.create()),
  );
const doc = (...blocks: Node[]) => nodes["doc"]!.create(null, blocks);
const li = (...blocks: Node[]) => nodes["list_item"]!.create(null, blocks);

test("a text without marks is stored as plain text", () => {
  const lines = p([words("Licht"), nodes["hard_break"]!.create(), words("en ruim")]);
  expect(listingTextOf(doc(p(words("Een huis.")), p(), lines))).toBe("Een huis.\n\nLicht\nen ruim");
  expect(listingTextOf(doc(p()))).toBe("");
});

test("bold words and lists are stored as the few tags that pages show", () => {
  const list = nodes["bullet_list"]!.create(null, [li(p(words("Tuin"))), li(p(words("Garage", "strong")))]);
  expect(listingTextOf(doc(p([words("Met "), words("zicht", "strong", "em")]), list))).toBe(
    "<p>Met <strong><em>zicht</em></strong></p><ul><li>Tuin</li><li><strong>Garage</strong></li></ul>",
  );
});

test.each(["<script>alert(1)</script>", "&copy; Huyzen", "<b>a</b>"])(
  "typed signs stay signs: %s",
  (typed) => {
    expect(listingTextOf(doc(p(words(typed))))).toBe(
      `<p>${typed.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`,
    );
  },
);

test("signs that are no markup stay as they were typed", () => {
  expect(listingTextOf(doc(p(words("EPC < 100 & zuid > noord"))))).toBe("EPC < 100 & zuid > noord");
});
