import { expect, test } from "vitest";
import { htmlOfMarkdown } from "./markdown.server.ts";

test("an agency's text becomes headings, paragraphs, lists and links", () => {
  const html = htmlOfMarkdown("# Ons kantoor\n\nSinds **1998** in [Gent](/nl/gent).\n\n- Verkoop\n- Verhuur");
  expect(html.trim().split("\n")).toEqual([
    "<h2>Ons kantoor</h2>",
    '<p>Sinds <strong>1998</strong> in <a href="/nl/gent">Gent</a>.</p>',
    "<ul>",
    "<li>Verkoop</li>",
    "<li>Verhuur</li>",
    "</ul>",
  ]);
});

test("a link to elsewhere can't reach back into the page", () => {
  expect(htmlOfMarkdown("[BIV](https://www.biv.be)")).toContain('rel="noopener"');
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[klik](javascript:alert(1))",
  "[klik](data:text/html,x)",
  "[klik](//evil.example)",
  '<a href="/nl" onclick="alert(1)">x</a>',
  '<p style="position:fixed">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  "<form action=https://evil.example><input name=q></form>",
  "<svg><a xlink:href='javascript:alert(1)'>x</a></svg>",
  "![x](https://evil.example/pixel.png)",
])("nothing that acts survives: %s", (markdown) => {
  expect(htmlOfMarkdown(markdown)).not.toMatch(
    /script|onerror|onclick|style=|iframe|<form|<input|<svg|<img|javascript:|data:|evil\.example/i,
  );
});
