import { expect, test } from "vitest";
import { ownCopy } from "./own-copy.ts";

test("bytes that are kept hold no more memory than they need", () => {
  const copy = ownCopy(Buffer.from("<h1>Te koop</h1>"));
  expect(copy.toString()).toBe("<h1>Te koop</h1>");
  expect(copy.buffer.byteLength).toBe(copy.length);
});
