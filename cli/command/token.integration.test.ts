import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, folderOf, testFolder } from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const gevel = async (...typed: string[]) =>
  runTyped(typed, { settings: { DATABASE_URL: database.url, DATA_DIR: await testFolder() } });

test("a token is made, listed and revoked, and the log tells of the import", async () => {
  await gevel("import", await folderOf(bundleFiles()));
  const { stdout: token } = await gevel(
    "token",
    "create",
    "test",
    "--name",
    "crm",
    "--scopes",
    "listings,leads",
  );
  expect(token).toMatch(/^gevel_[0-9a-f]{16}_[\w-]{43}\n$/);
  const id = token.split("_")[1]!;
  const { stdout: listed } = await gevel("token", "list", "test");
  expect(listed).toMatch(new RegExp(`^${id}  crm  listings,leads  made .*  never used\n$`));
  expect((await gevel("token", "revoke", "test", id)).exit).toBe(0);
  expect((await gevel("token", "revoke", "test", id)).exit).toBe(1);
  expect((await gevel("log", "test")).stdout).toMatch(
    /gevel import  replace  .*  2 added, 0 changed, 0 removed\n$/,
  );
});

test("a token for no site, or for something unknown, is refused", async () => {
  const { exit, stderr } = await gevel("token", "create", "nowhere");
  expect({ exit, stderr }).toEqual({ exit: 1, stderr: 'gevel: there is no site "nowhere"\n' });
  expect((await gevel("token", "create", "test", "--scopes", "all")).exit).toBe(2);
});

test("a list of a site that is not there says so", async () => {
  const LISTS = ["calendar", "feed", "lead", "source", "stay", "token", "webhook"];
  for (const words of [["log"], ["webhook", "deliveries"], ...LISTS.map((name) => [name, "list"])]) {
    const { exit, stderr } = await gevel(...words, "nowhere");
    const told = 'gevel: there is no site "nowhere"; gevel sites lists those there are\n';
    expect({ words, exit, stderr }).toEqual({ words, exit: 1, stderr: told });
  }
});

test("a source without its settings names each that is missing", async () => {
  const { exit, stderr } = await gevel("source", "add", "test", "whise", "username=web");
  expect(exit).toBe(2);
  expect(stderr).toContain("gevel: passwordVariable is missing; clientId is missing\n");
});
