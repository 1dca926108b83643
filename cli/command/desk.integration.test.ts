import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, folderOf, testFolder } from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const gevel = async (...typed: string[]) =>
  runTyped(typed, { settings: { DATABASE_URL: database.url, DATA_DIR: await testFolder() } });

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

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

const inviteAn = async (...more: string[]) =>
  (await gevel("desk", "invite", "test", "an@example.be", ...more)).stdout;

test("who was invited and never came keeps their role, until the operator names another one", async () => {
  expect(await inviteAn("--role", "agent", "--name", "An")).toContain("to An <an@example.be> (agent)");
  expect(await inviteAn()).toContain("to An <an@example.be> (agent)");
  expect(await inviteAn("--name", "An Maes")).toContain("to An Maes <an@example.be> (agent)");
  expect(await inviteAn("--role", "editor")).toContain("to An Maes <an@example.be> (editor)");
});

test("who came to the desk before stays as they are, and the operator reads it", async () => {
  await gevel("desk", "invite", "test", "bo@example.be", "--role", "editor");
  await query(database.url, "update desk_person set joined_at = now() where email = 'bo@example.be'");
  expect(await gevel("desk", "invite", "test", "bo@example.be", "--role", "owner")).toMatchObject({
    exit: 0,
    stdout: "A mail to bo <bo@example.be> (editor) is on its way.\n",
    stderr: "gevel: bo@example.be came to the desk before and stays editor\n",
  });
});
