import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineSources } from "./inline-sources.ts";

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("a cached page names the hashes of its own scripts and styles, and carries no nonce", () => {
  const html =
    '<script nonce="n1">one()</script><script nonce="n1" type="module" async="">two()</script><style nonce="n1">:root{}</style>';
  const { body, inline } = hashInlineSources(Buffer.from(html), "n1");
  expect(body.toString()).not.toContain("nonce");
  expect(inline).toEqual({ scripts: [hashOf("one()"), hashOf("two()")], styles: [hashOf(":root{}")] });
});

test("a script that slipped in from outside is not allowed to run", () => {
  const html = Buffer.from('<script>evil()</script><script nonce="guess">evil()</script>');
  const { inline } = hashInlineSources(html, "n1");
  expect(inline.scripts).toEqual([]);
});

test("a script that is fetched needs no hash", () => {
  const { inline } = hashInlineSources(Buffer.from('<script nonce="n1" src="/assets/a.js"></script>'), "n1");
  expect(inline.scripts).toEqual([]);
});

test("a nonce with signs that a pattern reads otherwise is found all the same", () => {
  const { body, inline } = hashInlineSources(Buffer.from('<script nonce="a+b/c==">go()</script>'), "a+b/c==");
  expect(body.toString()).toBe("<script>go()</script>");
  expect(inline.scripts).toHaveLength(1);
});
