import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../decisions");
const records = readdirSync(FOLDER).filter((name) => /^\d{4}-.*\.md$/.test(name));
const index = readFileSync(join(FOLDER, "README.md"), "utf8");

test("the index of the decisions has one line for each, with its number and title", () => {
  const lines = index.split("\n").filter((line) => line.startsWith("- "));
  expect(lines.toSorted()).toEqual(records.map(lineOf).toSorted());
});

test("no two decisions have one number", () => {
  const numbers = records.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

function lineOf(name: string): string {
  const record = readFileSync(join(FOLDER, name), "utf8");
  const title = /^# (.*)/.exec(record)?.[1];
  const status = /^Status: (.*)/m.exec(record)?.[1];
  expect(status, `${name} says its status`).toBeDefined();
  return `- [${title}](${name})${status?.startsWith("replaced") ? " †" : ""}`;
}
