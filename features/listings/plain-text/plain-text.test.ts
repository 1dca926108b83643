import { array, assert, constantFrom, pre, property, string } from "fast-check";
import { expect, test } from "vitest";
import { hasMarkup } from "#domain/format/has-markup.ts";
import { plainText } from "./plain-text.server.ts";

test.each([
  ["Gas & zon, EPC < 100", "Gas & zon, EPC < 100"],
  ["<b>Gas</b><br>2019", "Gas\n2019"],
  ["<p>Tuin &amp; terras</p><p>Zuid</p>", "Tuin & terras\nZuid"],
  ["Tuin &amp;amp; terras", "Tuin & terras"],
  ["&lt;b&gt;Villa&lt;/b&gt; d&#x27;&eacute;poque", "Villa d'époque"],
  ["<script>alert(1)</script>Gas", "Gas"],
  ["<img src=x onerror=alert(1)>", ""],
  ["🏡 مرحبا", "🏡 مرحبا"],
])("a short text of an agency loses its markup and nothing else: %s", (text, bare) => {
  expect(plainText(text)).toBe(bare);
});

test("whatever an agency's system wraps a word in, the word alone is left", () => {
  const wrap = constantFrom(
    (text: string) => `<b>${text}</b>`,
    (text: string) => `<p class="x">${text}</p>`,
    (text: string) => `&nbsp;${text}<br/>`,
    (text: string) => `<!-- x -->${text}`,
    (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  );
  const wraps = array(wrap, { maxLength: 4 });
  assert(
    property(constantFrom("Villa", "Kouter 12", "مرحبا"), wraps, (word, wrapped) => {
      expect(plainText(wrapped.reduce<string>((text, one) => one(text), word))).toBe(word);
    }),
  );
});

test("a plain text is left as it is", () => {
  assert(
    property(string({ unit: "grapheme" }), (text) => {
      pre(!hasMarkup(text));
      expect(plainText(text)).toBe(text.trim());
    }),
  );
});
