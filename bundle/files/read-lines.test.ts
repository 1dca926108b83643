import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readLines } from "./read-lines.ts";

async function linesIn(chunks: readonly string[], maxBytes = 100) {
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const lines: Array<[number, string | null]> = [];
  for await (const { number, bytes } of readLines(stream, maxBytes)) {
    lines.push([number, bytes && bytes.toString()]);
  }
  return lines;
}

test("lines are numbered from one, whatever their ends and however they arrive", async () => {
  const text = "een\r\ntwee\n\n  \nvijf";
  const expected = [
    [1, "een"],
    [2, "twee"],
    [5, "vijf"],
  ];
  expect(await linesIn([text])).toEqual(expected);
  expect(await linesIn([...text])).toEqual(expected);
});

test("a line that is too long is named and not kept, and the next one is read", async () => {
  expect(await linesIn(["kort\n", "x".repeat(60), "x".repeat(60), "\nweer\n"])).toEqual([
    [1, "kort"],
    [2, null],
    [3, "weer"],
  ]);
});
