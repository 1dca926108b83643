import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICON_NAMES } from "./icon-names.ts";

const SPRITE = readFileSync(join(import.meta.dirname, "icons.svg"), "utf8");

test("every icon has a shape in the sprite", () => {
  const shapes = [...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(shapes).toEqual([...ICON_NAMES]);
});

test("no shape brings a style of its own, which the policy of pages would refuse", () => {
  expect(SPRITE).not.toMatch(/<style|style=|class=/);
});
