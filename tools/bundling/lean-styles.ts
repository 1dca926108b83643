import { globSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");
/** No vowel, so no word; and no "d": blockers of advertisements hide classes like `.ad1`. */
const LETTERS = "bcfghjklmnpqrstvwxz";

/**
 * Names classes by their sheet and their place in it, `.kb3`: the same in the server's build and the browser's, never
 * twice, and less than half of a hash in pages, sheets and code.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const sheets = globSync("site/**/*.module.css", { cwd: ROOT }).toSorted();
  const names = new Map<string, string[]>();
  return (name, file) => {
    const sheet = relative(ROOT, file);
    const known = names.get(sheet) ?? [];
    names.set(sheet, known.includes(name) ? known : [...known, name]);
    return letters(sheets.indexOf(sheet)) + names.get(sheet)!.indexOf(name);
  };
}

function letters(index: number): string {
  const [first, second] = [LETTERS[Math.floor(index / LETTERS.length)], LETTERS[index % LETTERS.length]];
  if (!first || !second) throw new Error("A style sheet outside of site/, or more of them than names.");
  return first + second;
}

/**
 * In the browser's code a class is written where it is used, instead of in a table that travels along; and a sheet
 * stays with the page that imports it also where the code beside it is fetched later, or is the server's alone.
 */
export function leanStyles(): Plugin[] {
  const inBrowser = {
    apply: "build",
    applyToEnvironment: ({ name }: { name: string }) => name === "client",
  } as const;
  return [
    {
      name: "gevel:class-names-in-place",
      enforce: "pre",
      ...inBrowser,
      transform: {
        filter: { id: /[\\/]site[\\/].*\.tsx?$/, code: ".module.css" },
        handler: (code) => code.replaceAll(/^import (\w+)(?= from "[^"]+\.module\.css")/gm, "import * as $1"),
      },
    },
    {
      name: "gevel:sheets-stay",
      enforce: "post",
      ...inBrowser,
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
