import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const SITE = resolve(import.meta.dirname, "..");

/** The sheets that come along when a file is imported, of all that it imports in turn. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith(".module.css")) return [file];
  const source = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
  const imports = [...source.matchAll(/^(?:import|export) (?!type\b)[^"]*?"(\.[^"]+)"/gm)];
  return imports
    .map(([, path]) => join(dirname(file), path!))
    .filter(existsSync)
    .flatMap((path) => sheetsOf(path, seen));
}

test.each([
  ["blocks/other-blocks.ts", "pages/page.tsx"],
  ["rental/list/rental-list.tsx", "pages/page.tsx"],
  ["listing/list-controls.ts", "pages/page.tsx"],
  ["listing/no-results.tsx", "pages/page.tsx"],
  ["pages/agency/item-page.tsx", "pages/page.tsx"],
  ["map/listing-map.tsx", "pages/page.tsx"],
  ["shell/empty-house/house-scene.tsx", "root.tsx"],
])("what is drawn by %s looks right before its code is there: its styles come with %s", (later, page) => {
  const there = new Set([...sheetsOf(join(SITE, page)), ...sheetsOf(join(SITE, "root.tsx"))]);
  const missing = sheetsOf(join(SITE, later)).filter((sheet) => !there.has(sheet));
  expect(missing.map((sheet) => relative(SITE, sheet))).toEqual([]);
});
