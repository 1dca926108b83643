import { expect, test } from "vitest";
import { linksInMarkdown } from "./check-block.ts";

test.each([
  ["[Gent](/nl/gent)", ["/nl/gent"]],
  ['- **[a](/nl/a)**\n- [b](/nl/b "titel")', ["/nl/a", "/nl/b"]],
  ["| x |\n| - |\n| [c](/nl/c) |", ["/nl/c"]],
  ["[ref][1]\n\n[1]: /nl/ref", ["/nl/ref"]],
  ['Zie <a class="x" href="/nl/html">hier</a>', ["/nl/html"]],
  ["`[geen](/nl/code)`", []],
  ["Geen enkele link", []],
])("the text %j leads to %j", (markdown, expected) => {
  expect(linksInMarkdown(markdown)).toEqual(expected);
});

test("no link of a text that nests too deeply is followed", () => {
  expect(linksInMarkdown(`${">".repeat(3_140)}x\n\n[a](/nl/a)`)).toEqual([]);
});
