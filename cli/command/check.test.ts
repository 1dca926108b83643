import { expect, test } from "vitest";
import { CheckReport } from "#bundle/check/check-report.ts";
import {
  bundleFiles,
  DRAWING,
  estateJson,
  folderOf,
  linesOf,
  siteJson,
} from "#bundle/testing/test-bundle.ts";
import { runTyped } from "../testing/run-typed.ts";

const gevel = (...typed: string[]) => runTyped(typed, { settings: {} });

const red = (id: number) => estateJson(id, { colour: "red" });
const files = bundleFiles({
  "estates.ndjson": linesOf([red(11), estateJson(12), red(13), red(14), estateJson(15, { floor: 999 })]),
  "media/one.svg": DRAWING,
  "media/two.svg": DRAWING,
});

test("what many lines have is told once, and how to read all of it", async () => {
  const { exit, stdout, stderr } = await gevel("check", await folderOf(files));
  expect(exit).toBe(1);
  expect(stderr.split("\n")).toEqual([
    "error: estates.ndjson:5: general.floor: Too big: expected number to be <=500",
    "warning: estates.ndjson:1: general.colour: unknown field, left out (and on 2 more lines)",
    "note: media/one.svg: nothing shows it, left out (and 1 more file)",
    "",
  ]);
  expect(stdout).toContain("4 good listings, 1 error, 3 warnings\n--all names every line.\n");
});

test("--all names every line", async () => {
  const { stdout, stderr } = await gevel("check", await folderOf(files), "--all");
  expect(stderr.match(/estates\.ndjson:\d+: general\.colour/g)).toEqual(
    [1, 3, 4].map((line) => `estates.ndjson:${line}: general.colour`),
  );
  expect(stderr).toContain("note: media/two.svg: nothing shows it, left out\n");
  expect(stdout).not.toContain("--all");
});

test("what one line has alone is told as it stands, without a word of --all", async () => {
  const alone = bundleFiles({ "estates.ndjson": linesOf([red(1)]) });
  const { stdout, stderr } = await gevel("check", await folderOf(alone));
  expect(stderr).toBe("warning: estates.ndjson:1: general.colour: unknown field, left out\n");
  expect(stdout).not.toContain("--all");
});

test("--json writes a report with every finding, the listing's id, and nothing besides", async () => {
  const { exit, stdout, stderr } = await gevel("check", await folderOf(files), "--json");
  expect([exit, stderr]).toEqual([1, ""]);
  const report = CheckReport.parse(JSON.parse(stdout));
  expect(report).toMatchObject({
    site: "test",
    ok: false,
    counts: { error: 1, warning: 3, note: 2 },
    listings: { good: 4, bad: 1 },
    holidayHomes: { good: 0, bad: 0 },
  });
  expect(report.findings).toHaveLength(6);
  expect(report.findings).toContainEqual({
    level: "warning",
    code: "unknown-field",
    file: "estates.ndjson",
    line: 3,
    path: "general.colour",
    id: 13,
    message: "unknown field, left out",
  });
  expect(report.findings.find(({ level }) => level === "error")).toMatchObject({ line: 5, id: 15 });
});

test("--json says ok of a good bundle, and writes a report of no bundle at all too", async () => {
  const good = await gevel("check", await folderOf(bundleFiles()), "--json");
  expect([good.exit, JSON.parse(good.stdout)]).toMatchObject([0, { ok: true, findings: [] }]);
  const none = await gevel("check", "/nowhere", "--json");
  expect(none.exit).toBe(1);
  expect(CheckReport.parse(JSON.parse(none.stdout))).toMatchObject({
    ok: false,
    site: null,
    findings: [{ level: "error", file: "/nowhere", message: "there is no such file or folder" }],
  });
});

test("--json stays JSON whatever texts say", async () => {
  const odd = bundleFiles({
    "site.json": JSON.stringify(siteJson()),
    "estates.ndjson": linesOf([estateJson(1, { 'a"\\\u001b[2J\u009b\u2028': 1 })]),
  });
  const { stdout } = await gevel("check", await folderOf(odd), "--json");
  expect(CheckReport.parse(JSON.parse(stdout)).counts.warning).toBe(1);
});
