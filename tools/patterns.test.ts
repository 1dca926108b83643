import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { findPatterns, type WrittenPattern } from "./patterns/find-patterns.ts";
import { slowTextOf } from "./patterns/time-of-pattern.ts";

const ROOT = resolve(import.meta.dirname, "..");
const ROOMS = ["domain", "platform", "ui", "features", "bundle", "server", "cli", "packages", "tools"];
const SOURCE = /\.(?:tsx?|mjs|js)$/;
const NO_PRODUCT = /\.test\.tsx?$|\.d\.ts$|\/testing\//;

/** They run patterns that they are given. */
const GIVEN_PATTERNS = "tools/patterns/";

/** Patterns whose time grows with the square of a text that is always short. */
const SHORT_TEXTS: ReadonlyArray<{
  readonly source: string;
  readonly longest: number;
  readonly why: string;
}> = [
  {
    source: String.raw`[\w-]{1,64}\.\d{1,9}\.[\w-]{22}`,
    longest: 500,
    why: "LONGEST_PATH of logged-path.ts",
  },
  { source: String.raw`\B(?=(\d{3})+$)`, longest: 309, why: "the digits of a number" },
];

const written = readPatterns();

test("no pattern of the product takes long, whatever text it meets", { timeout: 120_000 }, () => {
  const patterns = new Map(written.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  expect(patterns.size).toBeGreaterThan(250);
  const slow = [...patterns].flatMap(([pattern, { at, source, flags }]) => {
    if (source === null) return [];
    const longest = SHORT_TEXTS.find((row) => row.source === source)?.longest;
    const text = slowTextOf({ source, flags, ...(longest ? { longest } : {}) });
    return text ? [`${at} ${pattern} takes long for ${JSON.stringify(text)}`] : [];
  });
  expect(slow).toEqual([]);
});

test("each exception is of a pattern that is still there", () => {
  const sources = new Set(written.map(({ source }) => source));
  expect(SHORT_TEXTS.filter(({ source }) => !sources.has(source))).toEqual([]);
});

test("every pattern can be read where it is written", () => {
  const unreadable = written.filter(({ at, source }) => source === null && !at.startsWith(GIVEN_PATTERNS));
  expect(unreadable.map(({ at }) => at)).toEqual([]);
});

function readPatterns(): WrittenPattern[] {
  return ROOMS.flatMap((room) => filesOf(join(ROOT, room))).flatMap((file) =>
    findPatterns(relative(ROOT, file), readFileSync(file, "utf8")),
  );
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && SOURCE.test(entry.name) && !NO_PRODUCT.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}
