import { expect, test } from "vitest";
import { checkTheme } from "./check-theme.ts";
import { type Finding, formatFinding } from "../../finding.ts";

const toldOf = (theme: Parameters<typeof checkTheme>[0]) => {
  const findings: Finding[] = [];
  checkTheme(theme, (finding) => findings.push(finding));
  return findings.map(formatFinding);
};

test("a theme that leaves the colours alone, or chooses readable ones, is fine", () => {
  expect(toldOf({})).toEqual([]);
  expect(toldOf({ paper: "#f7f8f4", ink: "#1b261e", accent: "#2f6b3c" })).toEqual([]);
});

test("colours that are hard to read are named, with what they stand on", () => {
  expect(toldOf({ muted: "#aaaaaa", card: "#ffffff", paper: "#ffffff" })).toEqual([
    "site.json: theme.muted: contrast with paper is 2.3 to 1; text wants 4.5 (WCAG 2.2)",
    "site.json: theme.muted: contrast with card is 2.3 to 1; text wants 4.5 (WCAG 2.2)",
  ]);
});

test("a colour of the dark that has to be corrected is named, with what shows instead", () => {
  const dark = { paper: "#101418", accent: "#ffb454", muted: "#2a3036" };
  expect(toldOf({ dark })).toEqual([]);
  expect(toldOf({ scheme: "auto", dark })).toEqual([
    expect.stringMatching(/^site\.json: theme\.dark\.muted: .* #[0-9a-f]{6} shows instead$/),
  ]);
});

test("a dark paper under the product's own dark ink is told", () => {
  expect(toldOf({ paper: "#222222" })[0]).toContain("theme.ink: contrast with paper is 1.0 to 1");
});
