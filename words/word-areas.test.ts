import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { nl as any } from "./browser/nl.ts";
import { estate } from "./nl/estate.ts";
import { listing } from "./nl/listing.ts";
import { createSay } from "./words.ts";

const SITE = resolve(import.meta.dirname, "../site");

/** A screen's code in the browser: all that it imports, at once or later; what only the server runs is named so. */
function codeOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || /\.server\.|[\\/](load-|loaders)/.test(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, path] of source.matchAll(
    /(?:^(?:import|export) (?!type\b)[^"]*?|\bimport\()"(\.[^"]+\.tsx?)"/gm,
  )) {
    const imported = join(dirname(file), path!);
    if (existsSync(imported)) codeOf(imported, seen);
  }
  return seen;
}

/** Words that travel with one kind of page alone. */
const OF_ONE_AREA = { ...listing, ...estate };

test.each([
  ["pages/page.tsx", listing],
  ["pages/estate.tsx", estate],
  ["root.tsx", {}],
])("%s says no word that a browser has fetched for other pages alone", (screen, own) => {
  const [known, all] = [createSay("nl", { ...any, ...own }), createSay("nl", OF_ONE_AREA)];
  const isUnheard = (key: string) =>
    known(key, { count: 2 }) === `_${key}_` && all(key, { count: 2 }) !== `_${key}_`;
  const unheard = [...codeOf(join(SITE, screen))].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bsay\(\s*"([\w.]+)"/g)]
      .map(([, key]) => key!)
      .filter(isUnheard)
      .map((key) => `${file.slice(SITE.length)}: ${key}`),
  );
  expect(unheard).toEqual([]);
});
