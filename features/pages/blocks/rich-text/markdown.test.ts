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

test("a text that nests too deeply is shown as it is written, in paragraphs", () => {
  const text = `${">".repeat(900)}x\n\n<script>alert(1)</script>\n\n[Gent](/nl/gent)`;
  expect(htmlOfMarkdown(text)).toBe(
    `<p>${"&gt;".repeat(900)}x</p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>[Gent](/nl/gent)</p>`,
  );
});

const FILLED = 100_000;
const filled = (part: string) => part.repeat(Math.floor(FILLED / part.length));

/** Each took seconds or overflowed the stack where it was read without limits. */
test.each(
  [
    ">",
    "> ",
    "- ",
    "* ",
    "1. ",
    "> - ",
    "[",
    "![",
    "*",
    "`",
    "a_",
    "_*a",
    "*a ",
    "a*b_",
    "a.",
    "[a](",
    "<",
    `${"a.".repeat(490)} `,
    `${"a_ ".repeat(250)}\n\n`,
    `${"_*a".repeat(160)}\n\n`,
    `${"[".repeat(990)} `,
    `${"> ".repeat(20)}a\n`,
    `${"- ".repeat(20)}a\n`,
    "- - - - - - - - - - - - - - - - - - - - - - - - - - - - - -\n",
    `- a\n  ${"- ".repeat(3_000)}\n`,
  ].map((part) => [part.slice(0, 12), part] as const),
)("100,000 signs of %j … are shown within a second of processor", (_start, part) => {
  const began = process.threadCpuUsage();
  expect(() => htmlOfMarkdown(`${filled(part)}x`)).not.toThrow();
  const { user } = process.threadCpuUsage(began);
  expect(user / 1_000).toBeLessThan(1_000);
});
