import { expect, test } from "vitest";
import { markdownFault } from "./markdown-fault.ts";

const stairs = (levels: number, sign: string, step: string, start = "") =>
  Array.from({ length: levels }, (_, level) => `${start}${step.repeat(level)}${sign} a`).join("\n");

const DEEP = "nests quotes and lists more than 20 levels deep";
const LONG = "holds a word of more than 1000 signs";
const EMPHASIS = "holds too many signs of emphasis (* _ ~)";

test.each([
  ["quotes in quotes", `${">".repeat(3_140)}x`, LONG],
  ["21 quotes in each other", `${"> ".repeat(21)}x`, DEEP],
  ["21 lists on one line", `${"- ".repeat(21)}x`, DEEP],
  ["21 numbered lists on one line", `${"1. ".repeat(21)}x`, DEEP],
  ["21 numbered lists with another sign", `${"7) ".repeat(21)}x`, DEEP],
  ["quotes and lists by turns", `${"> - ".repeat(11)}x`, DEEP],
  ["quotes around a line of dashes", `${">".repeat(900)}---`, DEEP],
  ["21 lists by their indent", stairs(21, "-", "  "), DEEP],
  ["21 lists by their tabs", stairs(21, "*", "\t"), DEEP],
  ["21 lists by their indent, with Windows line ends", stairs(21, "-", "  ").replaceAll("\n", "\r\n"), DEEP],
  ["20 lists by their indent in a quote", stairs(20, "-", "  ", "> "), DEEP],
  ["an e-mail address without end", `${"a.".repeat(600)}@`, LONG],
  ["emphasis that nobody ends", "a_ ".repeat(501), EMPHASIS],
  ["emphasis over many lines of a paragraph", "*a\n".repeat(501), EMPHASIS],
  ["emphasis in many paragraphs", "*a* *b*\n\n".repeat(1_251), EMPHASIS],
])("a text of %s is not read as Markdown", (_what, text, fault) => {
  expect(markdownFault(text)).toBe(fault);
});

test.each([
  ["20 quotes in each other", `${"> ".repeat(20)}x`],
  ["20 lists by their indent", stairs(20, "-", "  ")],
  ["19 lists by their indent in a quote", stairs(19, "-", "  ", "> ")],
  ["a long list", "- a\n".repeat(500)],
  ["a long quote", "> a\n".repeat(500)],
  ["many short lists", `${stairs(3, "-", "  ")}\n\nTekst\n\n`.repeat(100)],
  ["a rule of many signs", `Een\n\n${"* ".repeat(40)}\n\nTwee`],
  ["sums and years", "- 2024. Verkocht\n- 3 - 2 = 1\n\n1 > 0 > -1"],
  ["a list with bold words", "- **Gent**: *mooi*\n".repeat(400)],
  ["an address of a web page", `[kaart](https://example.be/?q=${"a".repeat(900)})`],
  ["100,000 signs of prose", "Het huis staat in de zon. ".repeat(3_800)],
])("a text of %s is read as Markdown", (_what, text) => {
  expect(markdownFault(text)).toBeNull();
});
