import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, folderOf, testFolder } from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const gevel = async (...typed: string[]) =>
  runTyped(typed, { settings: { DATABASE_URL: database.url, DATA_DIR: await testFolder() } });

/** An address that resolves nowhere (RFC 2606). */
const URL_OF_CRM = "https://crm.invalid/leads";

test("a webhook is added, listed and removed; its secret is told once, and the log names it", async () => {
  await gevel("import", await folderOf(bundleFiles()));
  const { stdout } = await gevel("webhook", "add", "test", URL_OF_CRM, "--events", "visit.booked,stay.asked");
  const [, id = "", secret = ""] = /^([0-9a-f-]{36}) {2}(whsec_[\w+/]{43}=)\n$/.exec(stdout) ?? [];
  expect(secret).not.toBe("");
  const { stdout: listed } = await gevel("webhook", "list", "test");
  expect(listed).toMatch(new RegExp(`^${id}  ${URL_OF_CRM}  visit.booked,stay.asked  added .*Z\n$`));
  const tested = await gevel("webhook", "test", "test", id);
  expect(tested).toMatchObject({ exit: 1, stdout: "ENOTFOUND\n" });
  expect((await gevel("webhook", "remove", "test", id)).exit).toBe(0);
  expect((await gevel("webhook", "remove", "test", id)).exit).toBe(1);
  expect((await gevel("webhook", "list", "test")).stdout).toBe("test has no webhooks.\n");
  const { stdout: log } = await gevel("log", "test");
  expect(log).toMatch(
    /gevel webhook  webhook  [0-9a-f-]{36} crm\.invalid visit\.booked,stay\.asked  added\n/,
  );
  expect(log).toMatch(/gevel webhook  webhook  [0-9a-f-]{36}  removed\n$/);
  for (const printed of [listed, tested.stdout, tested.stderr, log]) expect(printed).not.toContain(secret);
});

test.each([
  ["http://crm.example/leads", []],
  ["https://10.0.0.1/leads", []],
  ["https://[::1]/leads", []],
  ["https://localhost/leads", []],
  [URL_OF_CRM, ["--events", "friend.told"]],
])("a webhook at %s %j is refused", async (url, flags) => {
  expect((await gevel("webhook", "add", "test", url, ...flags)).exit).toBe(2);
  expect((await gevel("webhook", "list", "test")).stdout).toBe("test has no webhooks.\n");
});

test("a site that is not there gets none, and has sent nothing", async () => {
  expect((await gevel("webhook", "add", "nowhere", URL_OF_CRM)).exit).toBe(1);
  expect((await gevel("webhook", "deliveries", "test")).stdout).toBe(
    "Nothing was sent to a webhook of test yet.\n",
  );
  expect((await gevel("webhook", "deliveries", "test", "--retry")).stdout).toBe(
    "0 events will be sent again.\n",
  );
});

test("a site whose sources take no leads has sent none there", async () => {
  expect((await gevel("lead", "list", "test")).stdout).toBe("No lead of test went to a source yet.\n");
  expect((await gevel("lead", "list", "test", "--retry")).stdout).toBe("0 leads will be sent again.\n");
});
