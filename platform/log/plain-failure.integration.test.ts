import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../db/connection.ts";
import { testFolder } from "#bundle/testing/test-bundle.ts";
import { openStorage } from "#server/database/open-storage.ts";
import { plainFailure } from "./plain-failure.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const told = (work: Promise<unknown>) => work.then(() => "nothing failed", plainFailure);
const at = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return connect(url.href);
};

test("a database that does not answer is told with where it was looked for", async () => {
  expect(await told(at((url) => (url.port = "1")))).toMatch(
    /ECONNREFUSED 127\.0\.0\.1:1: the database does not answer: does it run, and is DATABASE_URL right\?$/,
  );
});

test("a name with several addresses is told by the first of them", () => {
  const each = ["::1", "127.0.0.1"].map((address) =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), { code: "ECONNREFUSED" }),
  );
  const error = Object.assign(new AggregateError(each), { code: "ECONNREFUSED" });
  expect(plainFailure(error)).toMatch(/^connect ECONNREFUSED ::1:5432: the database does not answer/);
});

test("a wrong password and a database that is not there each say what to look at", async () => {
  expect(await told(at((url) => (url.password = "wrong")))).toMatch(
    /password authentication failed .*: the database lets nobody in that way: see DATABASE_URL$/,
  );
  expect(await told(at((url) => (url.pathname = "/nowhere")))).toBe(
    'database "nowhere" does not exist: make that database first, or see DATABASE_URL',
  );
});

test("a folder that can't be written leads to DATA_DIR", async () => {
  const file = join(await testFolder(), "file");
  await writeFile(file, "");
  expect(await told(openStorage({ dataDir: file }))).toMatch(
    /^ENOTDIR: .*: Gevel writes into DATA_DIR: its user has to be allowed to$/,
  );
});

test("anything else keeps its own words, and the way to more", () => {
  expect(plainFailure(new Error("out of luck"))).toBe("out of luck (set DEBUG=1 to see where)");
});
