import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { BLOCK_TYPES } from "#features/pages/blocks/block-types.ts";
import { bundleFiles } from "./testing/test-bundle.ts";
import { check } from "./testing/test-check.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const FOLDER = resolve(import.meta.dirname, "../docs/example-bundle");
const imports = importsForTests();

/** What is the example's alone: its ids, from 100000, and its words. */
const EXAMPLE = /100[1-8]\d\d|Beuk|Berk|Chalet|beuk\.example/;

const exampleFiles = () =>
  Object.fromEntries(
    readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(FOLDER.length + 1), readFileSync(path)]),
  );

const storedOf = async (siteId: string) => {
  const rows = await imports.query(
    `select document::text from site where site_id = $1
     union all select kind || key || document::text from site_part where site_id = $1
     union all select document::text || card::text from estate_content where site_id = $1
     union all select locale || name from label where site_id = $1`,
    [siteId],
  );
  return JSON.stringify(rows);
};

test("the operators' guide names every block that there is, and every file of the example", () => {
  const guide = readFileSync(resolve(FOLDER, "../operators-guide.md"), "utf8");
  expect(guide).toContain("(blocks.md)");
  const blocks = readFileSync(resolve(FOLDER, "../blocks.md"), "utf8");
  const unnamed = BLOCK_TYPES.filter((block) => !blocks.includes(`\`${block}\``));
  expect(unnamed).toEqual([]);
  const files = readdirSync(FOLDER).map((name) => (name.includes(".") ? name : `${name}/`));
  expect(files.filter((name) => !guide.includes(name))).toEqual([]);
});

test("the operators' example has nothing to mend", async () => {
  const { errors, warnings, notes } = await check(exampleFiles());
  expect({ errors, warnings, notes }).toEqual({ errors: [], warnings: [], notes: [] });
});

test("the example and another site stand side by side, and neither holds anything of the other", async () => {
  const other = newSite();
  expect((await imports.importFiles(exampleFiles())).errors).toEqual([]);
  expect((await imports.importFiles(bundleFiles({ "site.json": other.site() }))).errors).toEqual([]);
  expect((await imports.importFiles(exampleFiles())).errors).toEqual([]);
  expect(await imports.idsOf("beuk")).toEqual([100_201, 100_202]);
  expect(await imports.idsOf(other.id)).toEqual([1, 2]);
  const [example, others] = [await storedOf("beuk"), await storedOf(other.id)];
  expect(example).toMatch(EXAMPLE);
  expect(others).not.toMatch(EXAMPLE);
  expect(others).toMatch(/Kantoor Proef|Veldstraat/);
  expect(example).not.toMatch(/Kantoor Proef|Veldstraat|Uitgelicht|proef\.example/);
});

test("the example's hidden address is stored nowhere that visitors read", async () => {
  await imports.importFiles(exampleFiles());
  expect(await storedOf("beuk")).not.toContain("Chemin Secret");
});
