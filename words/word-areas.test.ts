import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { nl as any } from "./browser/nl.ts";
import { estate } from "./nl/estate.ts";
import { nl as more } from "./browser/more/nl.ts";
import { createSay } from "./words.ts";

const SITE = resolve(import.meta.dirname, "../site");

const AT_ONCE = /^(?:import|export) (?!type\b)[^"]*?"(\.[^"]+\.tsx?)"/gm;
const AT_ONCE_OR_LATER = /(?:^(?:import|export) (?!type\b)[^"]*?|\bimport\()"(\.[^"]+\.tsx?)"/gm;

/** A screen's code in the browser: all that it imports in turn; what only the server runs is named so. */
function codeOf(file: string, imports: RegExp, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || /\.server\.|[\\/](load-|loaders)/.test(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, path] of source.matchAll(imports)) {
    const imported = join(dirname(file), path!);
    if (existsSync(imported)) codeOf(imported, imports, seen);
  }
  return seen;
}

/** Words that a browser does not have on every page from the start. */
const NOT_EVERYWHERE = { ...more, ...estate };

test.each([
  ["pages/page.tsx", "at once", AT_ONCE, {}],
  ["pages/page.tsx", "later", AT_ONCE_OR_LATER, more],
  ["root.tsx", "at once", AT_ONCE, {}],
])("%s says %s only words that a browser has fetched by then", (screen, _when, imports, own) => {
  const [known, all] = [createSay("nl", { ...any, ...own }), createSay("nl", NOT_EVERYWHERE)];
  const isUnheard = (key: string) =>
    known(key, { count: 2 }) === `_${key}_` && all(key, { count: 2 }) !== `_${key}_`;
  const unheard = [...codeOf(join(SITE, screen), imports)].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bsay\(\s*"([\w.]+)"/g)]
      .map(([, key]) => key!)
      .filter(isUnheard)
      .map((key) => `${file.slice(SITE.length)}: ${key}`),
  );
  expect(unheard).toEqual([]);
});
