import { expect, test } from "vitest";
import { contrast } from "#domain/estate/sticker/contrast.ts";
import { themeCss } from "./theme-css.ts";

const token = (css: string, name: string) => new RegExp(`${name}:([^;}]+)`).exec(css)?.[1];

test("a site without a theme of its own adds nothing to the page", () => {
  expect(themeCss({})).toBe("");
});

test("a site overrides only the tokens that its theme names", () => {
  expect(themeCss({ radiusCard: 4, line: "#D8E3EA" })).toBe(":root{--line:#d8e3ea;--radius-card:4px}");
});

test("a pale accent carries dark text, a dark one white text", () => {
  expect(token(themeCss({ accent: "#f2c94c" }), "--on-accent")).toBe("#1d2528");
  expect(token(themeCss({ accent: "#0b4f6c" }), "--on-accent")).toBe("#ffffff");
  const dark = { paper: "#14181c", ink: "#f1efe9", accent: "#f0a35e" };
  expect(token(themeCss(dark), "--on-accent")).toBe("#1d2528");
});

test.each([
  { accent: "#f2c94c" },
  { accent: "#7fc8e8", paper: "#ffffff" },
  { accent: "#123456", paper: "#101820", ink: "#f5f5f5" },
])("the accent can be read as text on the paper: %o", (theme) => {
  const css = themeCss(theme);
  const paper = token(css, "--paper") ?? "#fbfaf7";
  expect(contrast(token(css, "--accent-text")!, paper)).toBeGreaterThanOrEqual(4.5);
});

test("muted text that would be too pale on the site's paper is darkened", () => {
  const css = themeCss({ muted: "#a9b4b8", paper: "#f7f4ec" });
  expect(contrast(token(css, "--muted")!, "#f7f4ec")).toBeGreaterThanOrEqual(4.5);
});

test.each([
  "red;}body{display:none",
  "#fff",
  "</style><script>alert(1)</script>",
  "url(//evil.example)",
  "#12345g",
])("a value that is no colour never reaches the page: %s", (accent) => {
  expect(themeCss({ accent })).toBe("");
});

test("a font that is not bundled and a radius that is no number are left out", () => {
  expect(themeCss({ displayFont: "x;}" as "system", radiusCard: Number.NaN })).toBe("");
  expect(themeCss({ displayFont: "instrument-sans" })).toContain('--display:"Instrument Sans"');
});

test("a site shows dark only where its theme says so, and never on paper", () => {
  expect(themeCss({ scheme: "light" })).toBe("");
  expect(themeCss({ scheme: "auto" })).toMatch(
    /^@media screen and \(prefers-color-scheme:dark\)\{:root\{--paper:#13191b;.*;color-scheme:dark\}\}$/,
  );
  expect(themeCss({ scheme: "dark", radiusCard: 4 })).toMatch(
    /^:root\{--radius-card:4px\}@media screen\{:root\{/,
  );
});

test("a radius out of range is brought back into it", () => {
  expect(themeCss({ radiusControl: 900 })).toBe(":root{--radius-control:40px}");
});
