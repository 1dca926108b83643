import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { NOT_PACKED, PACKED } from "./packed-files.mjs";

const ROOT = join(import.meta.dirname, "..");

const isPacked = (path: string) =>
  PACKED.some((part) => path === part || path.startsWith(`${part}/`)) && !NOT_PACKED.test(`/${path}`);

const documents = globSync(["*.md", "docs/**/*.md", "decisions/*.md", "bundle/**/*.md"], {
  cwd: ROOT,
}).filter(isPacked);

/** The files and folders of the project that a document links to. */
function linksOf(document: string): string[] {
  return [...readFileSync(join(ROOT, document), "utf8").matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)).replace(/\/$/, ""));
}

test("who unpacks the archive without a network can read how to run it, its licences and what is new", () => {
  for (const needed of ["README.md", "LICENSE", "CHANGELOG.md", "docs/operations.md", "docs/licences.md"]) {
    expect(documents.concat("LICENSE")).toContain(needed);
    expect(isPacked(needed)).toBe(true);
  }
});

test.each(documents)("every link of %s leads to a file that the archive has too", (document) => {
  for (const target of linksOf(document)) {
    expect(existsSync(join(ROOT, target)), target).toBe(true);
    expect(isPacked(target), target).toBe(true);
  }
});
