import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { BLOCK_SCHEMAS } from "../../features/pages/blocks/block-types.ts";
import { BUNDLE_SCHEMAS, type BundleSchema } from "../../bundle/bundle-schemas.ts";
import { DEMO_AGENCIES, bundleFiles, writeDemo } from "./write-demo.ts";

const TODAY = new Date("2026-11-21T09:00:00Z");
const LATER_THAT_DAY = new Date("2026-11-21T22:30:00Z");
const BUNDLES = DEMO_AGENCIES.map((plan) => ({ name: plan.name, files: bundleFiles(plan, TODAY) }));

function schemaOf(name: string): BundleSchema {
  if (name.startsWith("pages/")) return "page";
  if (name.startsWith("translations/")) return "translations";
  return name.replace(".json", "") as BundleSchema;
}

function pagesOf(files: Map<string, string>) {
  return [...files]
    .filter(([name]) => name.startsWith("pages/"))
    .map(([, text]) => BUNDLE_SCHEMAS.page.parse(JSON.parse(text)));
}

/** Every value under a key, however deep. */
function valuesUnder(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesUnder(one, key));
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(value)
    .filter(([name]) => name === key)
    .map(([, one]) => one);
  return [...own, ...Object.values(value).flatMap((one) => valuesUnder(one, key))];
}

test.each(BUNDLES)("every file of $name fits its schema", ({ files }) => {
  for (const [name, text] of files) {
    if (name.endsWith(".json")) {
      expect(BUNDLE_SCHEMAS[schemaOf(name)].safeParse(JSON.parse(text)).error, name).toBeUndefined();
    }
  }
  for (const line of (files.get("estates.ndjson") ?? "").trim().split("\n")) {
    expect(BUNDLE_SCHEMAS.estate.safeParse(JSON.parse(line)).error, line.slice(0, 80)).toBeUndefined();
  }
});

test.each(BUNDLES)("every block of $name is one that the site draws, and fits its schema", ({ files }) => {
  for (const { blocks, id } of pagesOf(files)) {
    for (const block of blocks) {
      const schema = BLOCK_SCHEMAS[block.type as keyof typeof BLOCK_SCHEMAS];
      expect(schema.safeParse(block).error, `page ${id}, block ${block.id}`).toBeUndefined();
    }
  }
});

test("every block that there is stands somewhere in the demo", () => {
  const used = new Set(
    BUNDLES.flatMap(({ files }) =>
      [...files]
        .filter(([name]) => name.startsWith("pages/") || name === "entities.json")
        .flatMap(([, text]) => valuesUnder(JSON.parse(text), "type")),
    ),
  );
  expect(Object.keys(BLOCK_SCHEMAS).filter((type) => !used.has(type))).toEqual([]);
});

test.each(BUNDLES)("every menu item and button of $name leads to a page that is there", ({ files }) => {
  const ids = new Set(pagesOf(files).map(({ id }) => id));
  const linked = [...files]
    .filter(([name]) => name.startsWith("pages/") || ["menus.json", "entities.json"].includes(name))
    .flatMap(([, text]) => valuesUnder(JSON.parse(text), "pageId"));
  expect(linked.length).toBeGreaterThan(8);
  expect(linked.filter((id) => !ids.has(id as number))).toEqual([]);
});

test.each(BUNDLES)("no two pages of $name share an address in any language", ({ files }) => {
  for (const locale of ["nl", "fr", "en", "de"] as const) {
    const paths = pagesOf(files).map(({ paths }) => paths[locale]);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test.each(BUNDLES)(
  "every file that $name names is in its media folder, and none lies there unused",
  ({ files }) => {
    const named = new Set<string>();
    const note = (text: string) => {
      for (const [name] of text.matchAll(/[\w-]+\.(svg|pdf)/g)) named.add(`media/${name}`);
    };
    for (const [name, text] of files) if (!name.startsWith("media/")) note(text);
    const drawn = [...files.keys()].filter((name) => name.startsWith("media/"));
    expect(drawn.toSorted()).toEqual([...named].toSorted());
  },
);

function firstOf(files: Map<string, string> | undefined) {
  return JSON.parse(files?.get("estates.ndjson")?.split("\n")[0] ?? "").general;
}

/** What lies below a folder, by its path there. */
async function readFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = paths.map(async (path) => [relative(folder, path), await readFile(path, "utf8")] as const);
  return new Map(await Promise.all(texts));
}

const SLOW = 120_000;

test("another day moves the dates and nothing else about a home", { timeout: SLOW }, () => {
  const later = bundleFiles(DEMO_AGENCIES[1]!, new Date("2026-11-28T09:00:00Z"));
  const [one, other] = [firstOf(BUNDLES[1]?.files), firstOf(later)];
  expect(other.publicationDate).not.toBe(one.publicationDate);
  expect({ ...other, publicationDate: null }).toEqual({ ...one, publicationDate: null });
});

test(
  "each bundle lands in a folder of its own, on the same day the same to the byte, and what lay there before is gone",
  { timeout: SLOW },
  async () => {
    const dir = await mkdtemp(join(tmpdir(), "demo-"));
    await mkdir(join(dir, "zilt", "media"), { recursive: true });
    await writeFile(join(dir, "zilt", "media", "old.svg"), "<svg/>");
    await writeDemo(dir, { today: LATER_THAT_DAY });
    expect((await readdir(dir)).toSorted()).toEqual(["huyzen", "zilt"]);
    for (const { name, files } of BUNDLES) expect(await readFiles(join(dir, name))).toEqual(files);
    await rm(dir, { recursive: true });
  },
);
