import { array, assert, constantFrom, integer, property, string } from "fast-check";
import { Marked } from "marked";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { markdownOf } from "./markdown-of.ts";
import { PAGE_MARKUP } from "./markup-schema.ts";
import { readMarkdown } from "./read-markdown.ts";

const marked = new Marked({ gfm: true, breaks: false });
const { nodes, marks } = PAGE_MARKUP;

/** What pages show of a text: its tags and words, without those that only space them. */
const shown = (markdown: string) =>
  (marked.parse(markdown, { async: false }) as string)
    // As pages do: their own heading is the only h1.
    .replaceAll(/(<\/?)h1>/g, "$1h2>")
    .replaceAll(/<li><p>(.*?)<\/p>/gs, "<li>$1")
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/<li>\s*<p>|<\/p>\s*<\/li>/g, (tag) => (tag.startsWith("<li") ? "<li>" : "</li>"))
    .replaceAll(/\s*(<\/?(?:p|ul|ol|li|h\d|blockquote|hr)[^>]*>)\s*/g, "$1")
    .replaceAll(/<\/?p>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll(/\|(?=<\/?(?:li|ul|ol|blockquote))|(?<=<\/?(?:li|ul|ol|blockquote)[^>]*>)\|/g, "")
    .trim();

test.each([
  "## Ons kantoor\n\nSinds **1998** in [Gent](/nl/gent).\n\n- Verkoop\n- Verhuur",
  "1. eerst\n2. dan\n   - binnen\n   - in\n3. en dan",
  "3. drie\n4. vier",
  "- a\n\n- b\n\n  nog van b\n\nna de lijst",
  "> Een citaat\n>\n> van twee alinea's",
  "een\ntwee  \ndrie\\\nvier",
  "### Kop ###\n---\n# Groot",
  "*schuin* en _ook_ en **vet _en schuin_** en ~~weg~~",
  "snake_case_woord en 2 * 3 * 4",
  '[BIV](https://www.biv.be "Het instituut") en [**vet**](/nl)',
  "1998\\. was een goed jaar, € 5 & meer, a < b",
  "\\*geen\\* opmaak, \\[geen link\\](x)",
  "- a\n* b",
  "tekst\n- lijst\n\ntekst\n2. geen lijst",
  "",
])("a text keeps what pages show of it when it is read and written: %j", (markdown) => {
  const doc = readMarkdown(markdown);
  expect(doc).not.toBeNull();
  expect(shown(markdownOf(doc!))).toBe(shown(markdown));
});

test.each([
  "| Kosten | Bedrag |\n| --- | --- |\n| Notaris | € 1.200 |",
  "`code`",
  "```\ncode\n```",
  "    code",
  "<div>html</div>",
  "![foto](foto.jpg)",
  "Kop\n===",
  "Kop\n---",
  "[verwijzing][a]\n\n[a]: https://a.example",
  "&copy; Huyzen",
  "- [ ] taak",
  "***alles***",
  "**niet gesloten",
  "> citaat\ndat doorloopt",
  "- lijst\ndie doorloopt",
  "[klik](javascript:alert(1))",
  "- # kop in een lijst",
])("what the editor has no marks for is left to Markdown itself: %j", (markdown) => {
  expect(readMarkdown(markdown)).toBeNull();
});

const words = string({ unit: constantFrom(..."ab 1.-*_#>[]()!&;<~`\\|+=:/é"), minLength: 1, maxLength: 14 });
const styled = (text: string, style: number): Node | null => {
  const set = [marks["strong"]!, marks["em"]!]
    .filter((_, at) => style & (1 << at))
    .map((mark) => mark.create());
  return text.trim() ? PAGE_MARKUP.text(text, set) : null;
};

test("whatever signs are typed are read again as they were typed", () => {
  assert(
    property(array(words, { minLength: 1, maxLength: 3 }), (texts) => {
      const blocks = texts
        .filter((text) => text.trim())
        .map((text) => nodes["paragraph"]!.create(null, styled(text.trim(), 0)));
      if (blocks.length === 0) return;
      const doc = nodes["doc"]!.create(null, blocks);
      const again = readMarkdown(markdownOf(doc));
      expect(again?.toJSON()).toEqual(doc.toJSON());
      expect(shown(markdownOf(doc)).replaceAll(/<a [^>]*>|<\/a>/g, "")).not.toMatch(/<(?!\/?p>)/);
    }),
    { numRuns: 500 },
  );
});

test("bold and italic words are read again as they were marked, and shown so", () => {
  const word = string({ unit: constantFrom(..."abc é"), minLength: 1, maxLength: 6 });
  assert(
    property(
      array(word, { minLength: 1, maxLength: 5 }),
      array(integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
      (texts, styles) => {
        const parts = texts
          .map((text, at) => styled(`${text.trim()} `, styles[at]!))
          .filter((part) => part !== null);
        const doc = nodes["doc"]!.create(null, nodes["paragraph"]!.create(null, parts));
        const markdown = markdownOf(doc);
        const bold = parts.filter(({ marks: set }) => set.some(({ type: { name } }) => name === "strong"));
        const again = readMarkdown(markdown);
        expect(again).not.toBeNull();
        expect(again!.textContent).toBe(doc.textContent.trim());
        const html = shown(markdown);
        expect(
          [...html.matchAll(/<strong>(.*?)<\/strong>/g)]
            .map(([, inside]) => inside!.replaceAll(/<[^>]*>/g, ""))
            .join("")
            .replaceAll(" ", ""),
        ).toBe(
          bold
            .map(({ text }) => text)
            .join("")
            .replaceAll(" ", ""),
        );
      },
    ),
    { numRuns: 300 },
  );
});
