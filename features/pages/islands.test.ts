import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const FILES = globSync("features/**/*.island.tsx");
const nameOfFile = (file: string) => basename(file, ".island.tsx");

test("each island is called as its file, by which the browser fetches it", () => {
  const names = FILES.map((file) => /\bname: "([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1]);
  expect(names).toEqual(FILES.map(nameOfFile));
});

test("no two islands have the same name", () => {
  const names = FILES.map(nameOfFile);
  expect(new Set(names).size).toBe(names.length);
});
