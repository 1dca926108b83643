import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BLOCK_TYPES } from "#features/pages/blocks/block-types.ts";
import { rendererOf } from "#features/pages/blocks/renderers.ts";
import { BASE_SHEET, sheetOf } from "#features/site/sheets.ts";
import { importsOf } from "./architecture/imports-of.ts";

const ROOT = join(import.meta.dirname, "..");
const RENDERERS = "features/pages/blocks/renderers.ts";
/** It draws what its blocks draw, whose sheets it takes over. */
const DRAWS_BLOCKS = new Set([
  "features/pages/agency/agency.page.tsx",
  "features/pages/block-states.page.tsx",
]);
/** With all that a list may have. */
const FULL_VIEW = { filter: {}, map: {}, garagesAndLand: {} } as never;

const texts = new Map<string, string>();
const textOf = (path: string) =>
  texts.getOrInsertComputed(path, () => readFileSync(join(ROOT, path), "utf8"));

/** What a source leads to, also on demand. */
function sourcesFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  if (!/\.tsx?$/.test(path)) return found;
  for (const { to, isType } of importsOf(path, textOf(path)))
    if (!isType && existsSync(join(ROOT, to))) sourcesFrom(to, found);
  return found;
}

/** The sheets that hold the styles of all that a source draws, but the one of every page. */
function sheetsDrawnBy(...paths: readonly string[]): string[] {
  const found = new Set<string>();
  for (const path of paths) sourcesFrom(path, found);
  const sheets = new Set([...found].filter((path) => path.endsWith(".css")).map(sheetOf));
  sheets.delete(BASE_SHEET);
  return [...sheets].sort();
}

test("each page names the sheets of all that it draws, and no others", () => {
  const pages = globSync("features/**/*.page.tsx", { cwd: ROOT }).filter((path) => !DRAWS_BLOCKS.has(path));
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages) {
    const named = [...textOf(path).matchAll(/sheets: \(\) => (\[[^\]]*\])/g)].map(([, list]) => list!);
    expect(named.length, path).toBeGreaterThan(0);
    for (const list of named)
      expect((JSON.parse(list) as string[]).sort(), path).toEqual(sheetsDrawnBy(path));
  }
});

test("each block names the sheets of all that it draws, and no others", () => {
  for (const type of BLOCK_TYPES) {
    const { Content, sheets } = rendererOf(type)!;
    const imported = textOf(RENDERERS)
      .split("\n")
      .find((line) => line.includes(`{ ${Content.name}`))!;
    const [source] = importsOf(RENDERERS, imported);
    expect([...sheets(FULL_VIEW)].sort(), type).toEqual(sheetsDrawnBy(source!.to));
  }
});

test("what stands on every page is in the sheet of every page", () => {
  const everywhere = ["site-document", "site-frame", "error-content"].map(
    (name) => `features/pages/frame/${name}.tsx`,
  );
  expect(sheetsDrawnBy(...everywhere, "features/pages/suspended-page.tsx")).toEqual([]);
});
