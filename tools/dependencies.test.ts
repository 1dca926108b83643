import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const OWN = "{bundle,cli,desk,domain,e2e,features,packages,platform,server,tools,ui}/**/*.{ts,tsx,mjs}";
const sources = [...globSync(OWN, { cwd: ROOT }), "vite.config.ts"]
  .filter((path) => !path.includes("node_modules/") && path !== "tools/dependencies.test.ts")
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

/** What packages call private or unsafe: a property with a leading underscore, or a name that says so. */
const PRIVATE = /\w\??\._[a-z]\w*|\["_[a-z]\w*"\]|UNSAFE_\w+|__SECRET\w*|__react\w*|\$\$typeof/g;

/** Hooks with which a plugin of a build writes other code than the file holds. */
const REWRITES = /^\s*(?:async )?(?:transform|renderChunk|generateBundle|load)\s*[:(]/gm;

/** Ways to change a package after it was installed. */
const PATCHING = /patch-package|patchedDependencies|"(?:pre|post)install"/;

test("no private part of a package is used", () => {
  expect(matchesOf(PRIVATE)).toEqual([]);
});

test("no plugin of the build rewrites code", () => {
  const builds = sources.filter(({ text }) => /from "(?:vite|vitest\/config|rolldown)"/.test(text));
  expect(builds.map(({ path }) => path)).toContain("vite.config.ts");
  expect(matchesOf(REWRITES, builds)).toEqual([]);
});

test("packages are installed as they are published", () => {
  const manifests = globSync("{.,packages/*,tools/*}/package.json", { cwd: ROOT });
  expect(manifests).toContain("package.json");
  const patching = manifests.filter((path) => PATCHING.test(readFileSync(join(ROOT, path), "utf8")));
  expect(patching).toEqual([]);
  expect(existsSync(join(ROOT, "patches"))).toBe(false);
});

test("of a package only what it exports is imported", () => {
  const deep = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*"((?:@[\w.-]+\/)?[a-z][\w.-]*)\/([^"]+)"/g)]
      .filter(([, name = ""]) => !name.startsWith("node:") && !hasExports(name))
      .map(([, name, file]) => `${path} → ${name}/${file}`),
  );
  expect(deep).toEqual([]);
});

function matchesOf(pattern: RegExp, files = sources): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`),
  );
}

function hasExports(name: string): boolean {
  const manifest = join(ROOT, "node_modules", name, "package.json");
  if (!existsSync(manifest)) return true;
  return "exports" in (JSON.parse(readFileSync(manifest, "utf8")) as object);
}
