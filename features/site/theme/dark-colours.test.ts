import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "#domain/estate/sticker/contrast.ts";
import type { Theme } from "../schema/site.ts";
import { darkColours } from "./dark-colours.ts";
import { COLOUR_NAMES } from "./product-colours.ts";

const SEA_AND_SAND: Theme = {
  paper: "#fbf7ee",
  ink: "#12323d",
  muted: "#4d656e",
  line: "#e7dcc6",
  accent: "#1a667c",
  band: "#0e3a48",
  fresh: "#2b7464",
  option: "#e2b04a",
};

const GROUNDS = ["--paper", "--card", "--hush", "--accent-soft"];
const TEXTS = ["--ink", "--muted", "--accent-text", "--fresh", "--danger"];
const MARKS = ["--accent", "--option", "--prominent", "--field-line"];

/** What stands on what, and how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground, 4.5] as const)),
  ...["--paper", "--card"].flatMap((ground) => MARKS.map((mark) => [mark, ground, 3] as const)),
  ...["--sky-high", "--sky-low", "--accent-soft-strong", "--fresh-soft"].map(
    (ground) => ["--ink", ground, 4.5] as const,
  ),
  ...["accent", "band", "fresh", "option", "prominent"].map(
    (name) => [`--on-${name}`, `--${name}`, 4.5] as const,
  ),
  ["--on-accent", "--accent-strong", 4.5],
  ["--on-band", "--band-strong", 4.5],
  ["--band-soft", "--band", 4.5],
] as const;

function tooLittle(theme: Theme): string[] {
  const shown = darkColours(theme);
  return PAIRS.flatMap(([one, other, least]) => {
    const ratio = contrast(shown[one as "--ink"]!, shown[other as "--ink"]!);
    return ratio < least ? [`${one} on ${other}: ${ratio.toFixed(2)}`] : [];
  });
}

test.each([
  ["the product's own colours", {}],
  ["sea and sand", SEA_AND_SAND],
  ["an accent as the paper", { accent: "#fbfaf7" }],
  ["an accent as the dark paper", { dark: { paper: "#a8452f", accent: "#a8452f" } }],
  ["a dark paper that is white", { dark: { paper: "#ffffff", card: "#000000", ink: "#ffffff" } }],
  ["a grey on which hardly anything can be read", { dark: { paper: "#757575", accent: "#757575" } }],
  ["what is dark already", { paper: "#14181c", ink: "#f1efe9", accent: "#f0a35e", band: "#0b0e11" }],
] as ReadonlyArray<readonly [string, Theme]>)("%s: all text can be read in the dark", (_, theme) => {
  expect(tooLittle(theme)).toEqual([]);
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyColours = fc.record(Object.fromEntries(COLOUR_NAMES.map((name) => [name, hex])), {
  requiredKeys: [],
});

test("whatever colours an agency chooses, in the light and in the dark, all text can be read in the dark", () => {
  fc.assert(
    fc.property(anyColours, anyColours, (light, dark) => {
      expect(tooLittle({ ...light, dark })).toEqual([]);
    }),
  );
});

test("the dark keeps an agency's accent and band where they can be seen, and colours of its own for the dark", () => {
  expect(darkColours({ band: "#0e3a48" })).toMatchObject({ "--band": "#0e3a48" });
  expect(darkColours({ accent: "#d07a3c" })).toMatchObject({ "--accent": "#d07a3c" });
  const dark = { paper: "#101418", accent: "#ffb454" };
  expect(darkColours({ accent: "#a8452f", dark })).toMatchObject({
    "--paper": "#101418",
    "--accent": "#ffb454",
    "--accent-text": "#ffb454",
  });
});

test("red text makes no red page in the dark", () => {
  const paper = darkColours({ ink: "#7a0000" })["--paper"]!;
  const channels = [1, 3, 5].map((at) => Number.parseInt(paper.slice(at, at + 2), 16));
  expect(Math.max(...channels) - Math.min(...channels)).toBeLessThanOrEqual(24);
});

test("a value that is no colour never reaches the page", () => {
  expect(darkColours({ dark: { paper: "red;}body{display:none" } })).toEqual(darkColours({}));
});
