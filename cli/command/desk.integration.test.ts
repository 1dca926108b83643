import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, folderOf, testFolder } from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const gevel = async (...typed: string[]) =>
  runTyped(typed, { settings: { DATABASE_URL: database.url, DATA_DIR: await testFolder() } });

test("the operator invites an agency's first owner by mail, and prints the link where asked to", async () => {
  await gevel("import", await folderOf(bundleFiles()));
  const invite = (...more: string[]) => gevel("desk", "invite", "test", "lotte@example.be", ...more);
  expect(await invite("--name", "Lotte")).toMatchObject({
    exit: 0,
    stdout: "A mail to Lotte <lotte@example.be> (owner) is on its way.\n",
  });
  const { stdout: waiting } = await gevel("mail", "list", "--waiting");
  expect(waiting).toContain("desk-invitation  lotte@example.be");
  expect(waiting).not.toContain("sign-in");
  const { stdout } = await invite("--print", "--role", "editor");
  expect(stdout).toMatch(
    /\(editor\) is on its way\.\nhttp:\/\/test\.localhost:\d+\/desk\/sign-in#[\w-]{43}\n$/,
  );
});

test.each([
  [["nowhere", "lotte@example.be"], 1, 'gevel: there is no site "nowhere"\n'],
  [["test", "lotte"], 2, "gevel: desk invite takes an e-mail address"],
  [["test", "lotte@example.be", "--role", "admin"], 2, "gevel: desk invite takes an e-mail address"],
  [["test", "lotte@example.be", "--name", "a\nb"], 2, "gevel: desk invite takes an e-mail address"],
])("an invitation of %j ends with %i", async (words, exit, said) => {
  const { exit: ended, stderr } = await gevel("desk", "invite", ...words);
  expect(ended).toBe(exit);
  expect(stderr).toContain(said);
});
