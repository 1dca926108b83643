import { expect, test } from "vitest";
import { writePdf } from "./write-pdf.ts";

const pdf = writePdf({ title: "Énergie (voorbeeld)", lines: ["€ 1.000,00", "Kouter’s huis"] });

test("a document names where each of its parts begins", () => {
  const starts = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  expect(starts).toHaveLength(7);
  for (const [at, start] of starts.entries())
    expect(pdf.slice(start)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/);
});

test("its text is as long as it says, and every sign is ASCII", () => {
  const [, length, text] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf)!;
  expect(text).toHaveLength(Number(length));
  expect(/^[\n -~]*$/.test(pdf)).toBe(true);
  expect(text).toContain(String.raw`(\311nergie \(voorbeeld\))`);
  expect(text).toContain(String.raw`(\200 1.000,00)`);
});
