import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import { runTyped } from "../testing/run-typed.ts";

let storage: OpenStorage;
let dataDir: string;
beforeAll(async () => {
  storage = await openTestStorage();
  dataDir = await mkdtemp(join(tmpdir(), "gevel-cli-"));
  await importForTest(storage, { siteId: "huyzen" });
});
afterAll(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

const gevel = (...typed: string[]) =>
  runTyped(typed, { settings: { DATABASE_URL: storage.databaseUrl, DATA_DIR: dataDir } });

/** A mail of a visitor's, given up after what the mail server said; the answer is its id. */
async function giveUp(email: string): Promise<string> {
  const submission = testSubmission({ email });
  await storage.submissions.accept("huyzen", submission, async () => ({
    mails: [
      {
        mail: { name: "contact-confirmation", props: { estate: null } },
        locale: "nl",
        to: { address: email },
      },
    ],
    answer: null,
  }));
  const { rows } = await storage.pool.query<{ id: string }>("select id from mail where recipient = $1", [
    email,
  ]);
  const { id } = rows[0]!;
  await storage.mails.noteFailure("huyzen", id, "550 5.1.1\r\nno such user\u001b[31m");
  await storage.mails.giveUp("huyzen", id, submission.now);
  return id;
}

const countJobs = async () =>
  (await storage.pool.query("select from gevel_queue.job where name = 'mail'")).rowCount;

test("mails that could not be delivered are listed with what the mail server said", async () => {
  const id = await giveUp("a@example.be");
  const { exit, stdout } = await gevel("mail", "list");
  expect(exit).toBe(0);
  expect(stdout).toContain(
    `${id}  huyzen  contact-confirmation  a@example.be  2026-03-02T11:00:00.000Z  1 try`,
  );
  expect(stdout).toContain("550 5.1.1 no such user");
  expect(stdout).not.toContain("\u001b");
  expect((await gevel("mail", "list", "--waiting")).stdout).not.toContain(id);
});

test("one of them is shown whole", async () => {
  const id = await giveUp("b@example.be");
  const { stdout } = await gevel("mail", "show", id);
  expect(JSON.parse(stdout)).toMatchObject({ id, draft: { to: { address: "b@example.be" } } });
});

test("one of them is tried again", async () => {
  const id = await giveUp("c@example.be");
  const jobs = (await countJobs())!;
  expect((await gevel("mail", "retry", id)).stdout).toBe("1 mail will be tried again.\n");
  expect(await countJobs()).toBe(jobs + 1);
  expect((await gevel("mail", "list", "--waiting")).stdout).toContain(id);
  expect((await gevel("mail", "retry", id)).exit).toBe(1);
});

test("all of them are tried again", async () => {
  await giveUp("d@example.be");
  await giveUp("e@example.be");
  expect((await gevel("mail", "retry", "all")).exit).toBe(0);
  expect((await gevel("mail", "list")).stdout).toBe("Every mail was delivered or is still tried.\n");
});

test("one of them is deleted", async () => {
  const id = await giveUp("f@example.be");
  expect((await gevel("mail", "drop", id)).exit).toBe(0);
  expect((await gevel("mail", "show", id)).stderr).toContain(id);
});

test.each(["nothing", "'; drop table mail", "00000000-0000-4000-8000-000000000000"])(
  "there is no mail %s",
  async (id) => {
    for (const verb of ["show", "retry", "drop"]) expect((await gevel("mail", verb, id)).exit).toBe(1);
  },
);

test("a person's data is printed as JSON, and erased with the files that hold it", async () => {
  await giveUp("g@example.be");
  const folder = join(dataDir, "mails");
  await mkdir(folder);
  await writeFile(join(folder, "1.eml"), "To: G@example.be\n\nDag");
  await writeFile(join(folder, "2.eml"), "To: other@example.be\n\nover g@example.be");
  const { stdout } = await gevel("privacy", "export", "--email", "g@example.be");
  expect(JSON.parse(stdout)).toMatchObject({
    email: "g@example.be",
    sites: { huyzen: { submissions: [{ email: "g@example.be" }] } },
  });
  const erased = await gevel("privacy", "erase", "--email", "G@example.be");
  expect(erased.stdout).toContain("submissions: 1");
  expect(erased.stdout).toContain("mail files: 1");
  expect(await readdir(folder)).toEqual(["2.eml"]);
  const again = await gevel("privacy", "erase", "--email", "g@example.be");
  expect(again.stdout).toContain("Nothing is kept about this address.");
});

test("without an address both are misunderstood, not carried out", async () => {
  expect((await gevel("privacy", "erase")).exit).toBe(2);
  expect((await gevel("privacy", "export", "--email", "an")).exit).toBe(2);
});
