import { expect, test } from "vitest";
import { describe as describeText } from "./describe.server.ts";

const html = (text: string) => describeText({ text, locale: "nl" }).html;

test("plain text keeps its paragraphs and lines", () => {
  expect(html("Een huis.\nMet tuin.\n\nRustig.")).toBe("<p>Een huis.<br />Met tuin.</p><p>Rustig.</p>");
});

test("signs of plain text are shown as they are", () => {
  expect(html("EPC < 100 & zuid > noord")).toBe("<p>EPC &lt; 100 &amp; zuid &gt; noord</p>");
});

test.each([
  ["<script>alert(1)</script><p>Huis</p>", "<p>Huis</p>"],
  ["<p onclick=alert(1) style='position:fixed'>Huis</p>", "<p>Huis</p>"],
  ["<a href='javascript:alert(1)'>Huis</a>", "Huis"],
  ["<img src=x onerror=alert(1)>Huis", "Huis"],
  ["<svg><script>alert(1)</script></svg>Huis", "Huis"],
  ["<iframe src=//evil></iframe>Huis", "Huis"],
  ["<h1>Huis</h1>", "<p>Huis</p>"],
  ["<p>Huis", "<p>Huis</p>"],
])("markup of an agency is tamed: %s", (markup, tamed) => {
  expect(html(markup)).toBe(tamed);
});
