import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
/** What opens a database or starts a process, wherever a test or its `testing/` folder loads it. */
const OPENS =
  /^(node:child_process|pg|platform\/embedded-postgres\/.*|server\/(database\/(testing|open-storage)|process\/run-server).*)$/;
const tests = globSync("{bundle,cli,domain,features,packages,platform,server,tools,ui}/**/*.test.{ts,tsx}", {
  cwd: ROOT,
});

test("a test that opens a database or starts a process says in its name that it is an integration test", () => {
  const opening = tests.filter((path) => opens(path));
  expect(opening.length).toBeGreaterThan(50);
  expect(opening.filter((path) => !path.includes(".integration.test."))).toEqual([]);
});

test("a test that says so does", () => {
  const named = tests.filter((path) => path.includes(".integration.test."));
  expect(named.filter((path) => !opens(path))).toEqual([]);
});

test("no test loads another one, whose tests would run in both places or in neither", () => {
  expect(tests.filter((path) => importsOf(path).some((name) => /\.test\.tsx?$/.test(name)))).toEqual([]);
});

function opens(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const loaded = importsOf(path);
  return (
    loaded.some((name) => OPENS.test(name)) ||
    loaded.some((name) => name.includes("/testing/") && opens(name, seen))
  );
}

function importsOf(path: string): string[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  const statement = /^(?:import|export)\b(?! type\b)[^;'"]*?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;
  return [...text.matchAll(statement)].map(([, still, lazy]) => placeOf(still ?? lazy ?? "", path));
}

/** The path of an import in the project, or the name of a package. */
function placeOf(specifier: string, from: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? relative(ROOT, resolve(ROOT, from, "..", specifier)) : specifier;
}
