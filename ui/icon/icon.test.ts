import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICON_NAMES } from "./icon.tsx";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

const SIDE = 24;

test("every icon stands in the file of shapes where its style looks for it", () => {
  const drawn = [...read("icons.svg").matchAll(/<g id="([^"]+)" transform="translate\(0 (\d+)\)">/g)];
  expect(drawn.map(([, name, top]) => [name, Number(top)])).toEqual(
    ICON_NAMES.map((name, at) => [name, at * SIDE]),
  );
  const styled = [...read("icon.module.css").matchAll(/\[data-icon="([^"]+)"\][^{}]*\{\s*--at: (\d+)/g)];
  expect(styled.map(([, name, at]) => [name, Number(at)])).toEqual(ICON_NAMES.map((name, at) => [name, at]));
});

test("the file of shapes is as high as all of them, and its style divides it so", () => {
  expect(read("icons.svg")).toContain(`width="${SIDE}" height="${SIDE * ICON_NAMES.length}"`);
  expect(read("icon.module.css")).toContain(`100% / ${ICON_NAMES.length - 1}`);
});
