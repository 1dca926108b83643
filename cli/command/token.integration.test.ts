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
  expect((await gevel("token", "list", "nowhere")).stdout).toBe("nowhere has no tokens.\n");
});
