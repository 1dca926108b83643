import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, estateJson, folderOf, linesOf, testFolder } from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { COMMANDS } from "./command/commands.ts";
import { runTyped } from "./testing/run-typed.ts";

let databaseUrl: string;
let closeDatabase: () => Promise<void>;
let dataDir: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  databaseUrl = database.url;
  closeDatabase = database.close;
});
afterAll(() => closeDatabase());

/** Types a command at a pipe, or at a terminal that can redraw its last line. */
async function gevel(typed: string, environment: Record<string, string> = {}, isTTY = false) {
  dataDir ??= await testFolder();
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...environment };
  return runTyped(typed.split(" ").filter(Boolean), { settings, isTTY });
}

test("help names every command and what the exit codes mean", async () => {
  const { exit, stdout } = await gevel("--help");
  expect(exit).toBe(0);
  for (const { name } of COMMANDS) expect(stdout).toContain(`  ${name}`);
  expect(stdout).toContain("Exit codes: 0 done");
});

test.each(COMMANDS.map(({ name, takes }) => [name, takes]))("%s explains itself", async (name, takes) => {
  const { exit, stdout } = await gevel(`${name} --help`);
  expect(exit).toBe(0);
  expect(stdout).toContain(`gevel ${[name, takes].filter(Boolean).join(" ")}`);
});

const GROUPS = COMMANDS.map(({ name }) => name.split(" ")).flatMap((words) =>
  words.length > 1 ? [words[0]!] : [],
);
test.each([...new Set(GROUPS)].filter((group) => !COMMANDS.some(({ name }) => name === group)))(
  "the commands of %s are listed by its help",
  async (group) => {
    const { exit, stdout } = await gevel(`${group} --help`);
    expect(exit).toBe(0);
    for (const { name, summary } of COMMANDS.filter((command) => command.name.startsWith(`${group} `)))
      expect(stdout).toMatch(new RegExp(`  ${name}.*  ${RegExp.escape(summary)}`));
  },
);

test.each([
  ["", ""],
  ["fly --help", 'there is no command "fly --help"'],
  ["fly", 'there is no command "fly"'],
  ["media", 'there is no command "media"; there is media clean'],
  ["mail", "; there is mail list, mail show, mail retry, mail drop"],
  ["import", "<bundle> is missing"],
  ["import a b", '"b" is one word too many'],
  ["import a --force", "Unknown option '--force'"],
  ["import a --partial=yes", "does not take an argument"],
  ["migrate now", '"now" is one word too many'],
])("gevel %s is not understood: exit code 2", async (typed, complaint) => {
  const { exit, stderr } = await gevel(typed);
  expect(exit).toBe(2);
  expect(stderr).toContain(complaint);
});

test("wrong settings are not understood either", async () => {
  const { exit, stderr } = await gevel("sites", { DATABASE_URL: "mysql://here" });
  expect([exit, stderr.includes("DATABASE_URL")]).toEqual([2, true]);
});

test("a good bundle is checked, imported, imported again and listed", async () => {
  const path = await folderOf(bundleFiles());
  expect(await gevel(`check ${path}`)).toMatchObject({
    exit: 0,
    stderr: "",
    stdout: expect.stringContaining("2 good listings, 0 errors, 0 warnings"),
  });
  const first = await gevel(`import ${path}`);
  expect(first.exit).toBe(0);
  expect(first.stdout).toContain("test: new site, 2 listings added (");
  expect((await gevel(`import ${path}`)).stdout).toContain("test: nothing changed");
  expect((await gevel("sites")).stdout).toContain(
    "test  Kantoor Proef  test.localhost  nl fr en de  2 listings",
  );
  const changed = { "menus.json": "{}", "estates.ndjson": linesOf([estateJson(1, { price: { value: 7 } })]) };
  expect((await gevel(`import ${await folderOf(bundleFiles(changed))}`)).stdout).toContain(
    "test: menus.json changed, 1 listing changed, 1 removed (",
  );
  expect((await gevel("sites")).stdout).toContain("  1 listing\n");
  expect((await gevel("migrate")).stdout).toBe("The database is up to date.\n");
  expect((await gevel("media clean")).stdout).toBe("0 files removed, 1 kept.\n");
});

test("a bad bundle is exit code 1, with the place of each fault and no stack", async () => {
  const path = await folderOf(
    bundleFiles({ "estates.ndjson": linesOf([estateJson(1, { price: { value: "x" } })]) }),
  );
  for (const command of ["check", "import"]) {
    const { exit, stderr } = await gevel(`${command} ${path}`);
    expect(exit).toBe(1);
    expect(stderr).toContain(
      "error: estates.ndjson:1: general.price.value: expected number, received string",
    );
    expect(stderr).not.toContain("    at ");
  }
  expect((await gevel(`import ${path}`)).stderr).toContain("Nothing was imported: 1 error.");
});

test("what is no bundle, and a database that is away, are one line each; DEBUG shows where", async () => {
  const { exit, stderr } = await gevel("check /nowhere");
  expect([exit, stderr]).toEqual([1, "gevel: /nowhere: there is no such file or folder\n"]);
  const path = await folderOf(bundleFiles());
  const away = await gevel(`import ${path}`, { DATABASE_URL: "postgres://127.0.0.1:1/none" });
  expect(away.exit).toBe(1);
  expect(away.stderr.trim().split("\n")).toHaveLength(1);
  expect(away.stderr).toContain("127.0.0.1:1: the database does not answer");
  const debug = await gevel(`import ${path}`, { DATABASE_URL: "postgres://127.0.0.1:1/none", DEBUG: "1" });
  expect(debug.stderr.trim().split("\n").length).toBeGreaterThan(1);
});

test("a terminal gets a bar that goes when the work is done, a pipe plain lines", async () => {
  const path = await folderOf(bundleFiles());
  const drawn = await gevel(`check ${path}`, {}, true);
  expect(drawn.stderr).toMatch(/Checking listings\s+█+ 100 %/);
  expect(drawn.stderr.endsWith("\r\u001b[K")).toBe(true);
  expect(drawn.stdout).toBe("2 good listings, 0 errors, 0 warnings\n");
  expect((await gevel(`check ${path}`)).stdout).toMatch(/^Checking listings …\nTaking in pictures …\n/);
});

test("names that steer a terminal are shown, not obeyed", async () => {
  const path = await folderOf(bundleFiles({ "\u001b[2Jevil.txt": "x" }));
  const { stderr } = await gevel(`check ${path}`);
  expect(stderr).toContain("?[2Jevil.txt");
  expect(stderr).not.toContain("\u001b");
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));
