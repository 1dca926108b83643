import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test.each([
  [0, ""],
  [200, "1\u00a0kB"],
  [84_400, "84\u00a0kB"],
  [1_240_000, "1,2\u00a0MB"],
  [12_000_000, "12\u00a0MB"],
])("a file of %s bytes reads %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
