import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inspectIsolated } from "./isolated-media.ts";

const NO_SVG = "the drawing is no plain SVG in UTF-8, or declares entities";

test.each([
  ["comments", "<!---->".repeat(47) + "xx"],
  ["comments with spaces", "<!-- -->  ".repeat(5_000) + "<sv"],
  ["comments that never end", "<!--".repeat(100_000)],
  ["document types", "<!DOCTYPE svg>\n".repeat(50_000) + "<html>"],
  ["both", "<!----><!DOCTYPE svg>".repeat(50_000)],
  ["declarations", "<?xml?>".repeat(50_000)],
  ["spaces", " ".repeat(500) + "<".padEnd(200_000)],
])("%s without a drawing are refused as soon as they are read", async (_, start) => {
  expect(await inspectIsolated(Buffer.from(start))).toMatchObject({
    ok: false,
    code: "unsafe-drawing",
    reason: NO_SVG,
  });
});

test("comments and a document type in front of a drawing are in nobody's way", async () => {
  const start = `\uFEFF<?xml version="1.0"?>\n${"<!-- drawn by hand -->\n".repeat(200)}<!DOCTYPE svg>`;
  const drawing = `${start}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`;
  expect(await inspectIsolated(Buffer.from(drawing))).toMatchObject({ ok: true, info: { kind: "vector" } });
});

test.each([
  ["styles that begin and never end", "<style><![CDATA[" + "<style>".repeat(50_000) + "]]></style>"],
  ["comments in a style that never end", `<style>${"/*".repeat(50_000)}</style>`],
  ["an address full of spaces", `<style>a { fill: url(${" ".repeat(50_000)}#a) }</style>`],
  ["comments in an attribute that never end", `<rect fill="${"/*".repeat(50_000)}"/>`],
])("%s are read once", async (_, inner) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
  const inspected = await inspectIsolated(Buffer.from(drawing));
  expect(inspected).not.toMatchObject({ reason: expect.stringContaining("cannot be drawn") });
});

const drawn = (inner: string, sides = 'width="10" height="10"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${sides}>${inner}</svg>`);

const BLUR = '<filter id="f"><feGaussianBlur stdDeviation="100000"/></filter>';
const THICK = '<filter id="f"><feMorphology operator="dilate" radius="1"/></filter>';
const filtered = (times: number) => '<rect filter="url(#f)" width="10000" height="10000"/>'.repeat(times);
const SLOW = "it cannot be drawn: it takes more than 10 seconds";

/** Ten seconds of processor are longer by the clock where others use it too. */
const BUSY = { timeout: 90_000 };

// Side by side: each of them takes a processor for ten seconds.
test.concurrent.each<[string, Buffer]>([
  ["500 blurred squares", drawn(BLUR + filtered(500))],
  ["500 thickened squares", drawn(THICK + filtered(500))],
  ["blurred squares of a narrow strip", drawn(BLUR + filtered(500), 'width="10" height="300"')],
])(
  "a small drawing of %s, which takes minutes at the size of a screen, is refused where it has to be drawn",
  BUSY,
  async (_, drawing) => {
    expect(await inspectIsolated(drawing, { isDrawn: true })).toMatchObject({ ok: false, reason: SLOW });
  },
);

test("a drawing with the shadow that a drawing program gives it is taken", BUSY, async () => {
  const shadow = '<filter id="f"><feDropShadow dx="1" dy="1" stdDeviation="2"/></filter>';
  const drawing = drawn(`${shadow}<rect filter="url(#f)" width="60" height="40"/>`, 'viewBox="0 0 76 50"');
  expect(await inspectIsolated(drawing, { isDrawn: true })).toMatchObject({
    ok: true,
    info: { kind: "vector" },
  });
});

test("a picture of 2 kB that takes 2 GB to open is refused, and the next one is taken", async () => {
  const bomb = await readFile(join(import.meta.dirname, "isolated/testing/100-megapixels.avif"));
  expect(await inspectIsolated(bomb)).toMatchObject({
    ok: false,
    reason: "it cannot be drawn: it takes more than 1536 MB of memory",
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`;
  expect(await inspectIsolated(Buffer.from(drawing))).toMatchObject({ ok: true });
});
