import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const sheets = globSync("{features,ui}/**/*.css", { cwd: ROOT }).filter(
  (path) => path !== "ui/styles/tokens.css",
);

/** A colour by its value or its name; `transparent`, `currentcolor` and the colours of the system are none. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|[\s,(](?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|gold|brown|navy)(?=[\s,;)])/i;

test("no style sheet but the one of the tokens knows a colour", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((path) =>
    readFileSync(join(ROOT, path), "utf8")
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .split("\n")
      .filter((line) => COLOUR.test(line.replaceAll(/var\([^)]*\)|url\([^)]*\)/g, "token")))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
