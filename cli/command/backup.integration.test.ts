import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bundleFiles, estateJson, folderOf, linesOf, testFolder } from "#bundle/testing/test-bundle.ts";
import { withConnection } from "#platform/db/connection.ts";
import { openTestBucket } from "#platform/files/testing/open-test-bucket.ts";
import { openTestDatabase, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

type Settings = Readonly<Record<string, string>>;
type Server = (typeof TEST_SERVERS)[number];

/** An installation on a database and a data folder of its own, gone with the test. */
async function installation(server: Server = "embedded", more: Settings = {}) {
  const { own, close } = await openInstallation(server, more);
  onTestFinished(close);
  return own;
}

async function openInstallation(server: Server, more: Settings = {}) {
  const database = await openTestDatabase(server);
  const dataDir = await testFolder();
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...more };
  const own = {
    dataDir,
    url: database.url,
    gevel: (...typed: string[]) => runTyped(typed, { settings }),
    isEmpty: async () => (await rowsOf(database.url, "select from site")) === 0,
  };
  return { own, close: database.close };
}

const rowsOf = (url: string, sql: string) =>
  withConnection(url, async (client) => (await client.query(sql)).rowCount);

const UNIT = {
  id: 1,
  general: { title: { nl: "Duin" } },
  periods: [{ id: 1, start: "2030-07-01", end: "2030-07-08", price: 700 }],
};

type Original = {
  readonly place: string;
  readonly rows: Record<string, string>;
  readonly pictures: Record<string, string>;
};

/** A site with listings, a holiday home, an API token, people at the desk and mails that wait: saved, then lost. */
async function saveAndLose(): Promise<Original> {
  const { own, close } = await openInstallation("embedded");
  const lines = linesOf([
    estateJson(7, { title: { nl: "Huis\tmet\\ tuin\nen 'garage' €" } }),
    estateJson(8, { address: { street: { nl: "Kouter" }, city: { id: 1 }, visible: false } }),
  ]);
  const files = bundleFiles({ "estates.ndjson": lines, "rentals.ndjson": linesOf([UNIT]) });
  expect((await own.gevel("import", await folderOf(files))).exit).toBe(0);
  await own.gevel("token", "create", "test", "--name", "crm", "--scopes", "listings");
  expect((await own.gevel("desk", "invite", "test", "lotte@example.be")).exit).toBe(0);
  const [rows, pictures] = [await hashesOf(own.url), await filesOf(join(own.dataDir, "media"))];
  const place = join(root, "backups");
  expect((await own.gevel("backup", place)).exit).toBe(0);
  await close();
  await rm(own.dataDir, { recursive: true });
  return { place, rows, pictures };
}

let root: string;
let bucket: Awaited<ReturnType<typeof openTestBucket>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "gevel-backups-"));
  bucket = await openTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

/** Made by the first test that asks, since it takes longest. */
let saved: Promise<Original> | undefined;
const original = () => (saved ??= saveAndLose());

/** A hash of each table's rows, and of the jobs that wait. */
async function hashesOf(url: string): Promise<Record<string, string>> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const hashes: Record<string, string> = {};
    const sources = new Map(rows.map(({ name }) => [name, `select * from "${name}"`]));
    sources.set("jobs", "select * from gevel_queue.job where state < 'completed'");
    for (const [name, select] of sources) {
      const { rows: found } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as hash from (${select}) t`,
      );
      hashes[name] = found[0]!.hash;
    }
    const { rows: sequences } = await client.query<{ last: string }>(
      "select string_agg(sequencename || last_value, ',' order by sequencename) as last from pg_sequences where schemaname = 'public'",
    );
    return { ...hashes, sequences: sequences[0]!.last };
  });
}

/** A hash of each file below a folder. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const hashes: Record<string, string> = {};
  for (const name of names) {
    if (!(await stat(join(folder, name))).isFile()) continue;
    hashes[name] = createHash("sha256")
      .update(await readFile(join(folder, name)))
      .digest("hex");
  }
  return hashes;
}

test("a backup comes back whole after all was lost, on another kind of server and back", async () => {
  const { rows, pictures } = await original();
  expect([rows["mail"], rows["jobs"]]).toEqual([expect.stringMatching(/^1 /), expect.stringMatching(/^1 /)]);
  expect(Object.keys(pictures).length).toBeGreaterThan(1);
  let { place } = await original();
  for (const server of ["postgresql-15", "embedded"] as const) {
    const { gevel, url, dataDir } = await installation(server);
    const { exit, stdout, stderr } = await gevel("restore", place);
    expect([exit, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{4} is back: \d+ rows, \d+ files of pictures/);
    expect(await hashesOf(url)).toEqual(rows);
    expect(await filesOf(join(dataDir, "media"))).toEqual(pictures);
    place = join(await testFolder(), "again");
    await gevel("backup", place);
  }
}, 240_000);

let prefixes = 0;

test("pictures of a bucket are saved to a bucket, the second time only new ones", async () => {
  const prefix = `${bucket.address}/own-${(prefixes += 1)}`;
  const live = { ...bucket.environment, MEDIA_URL: `${prefix}/live` };
  const { place, rows, pictures } = await original();
  const { gevel, url } = await installation("embedded", live);
  expect((await gevel("restore", place)).exit).toBe(0);
  const count = Object.keys(pictures).length;
  expect((await gevel("backup", `${prefix}/saved`)).stdout).toContain(`, ${count} of them new.\n`);
  expect((await gevel("backup", `${prefix}/saved`)).stdout).toContain(", 0 of them new.\n");
  expect((await gevel("restore", `${prefix}/saved`, "--check")).stdout).toMatch(/^\S+ is whole: \d+ tables/);
  const other = { ...live, MEDIA_URL: `${prefix}/new`, DATABASE_URL: url };
  const restored = await runTyped(["restore", `${prefix}/saved`, "--replace"], { settings: other });
  expect(restored.stdout).toContain(`, ${count} of them brought.\n`);
  expect(await hashesOf(url)).toEqual(rows);
}, 120_000);

test("a database that holds a site is left alone, unless it is meant", async () => {
  const { gevel, url } = await installation();
  const { place, rows } = await original();
  await gevel("restore", place);
  await gevel("listing", "remove", "test", "7");
  const refused = await gevel("restore", place);
  expect([refused.exit, refused.stderr]).toEqual([
    1,
    "gevel: the database is not empty: it holds 1 site; --replace removes all of it first\n",
  ]);
  expect(await rowsOf(url, "select from estate")).toBe(1);
  expect((await gevel("restore", place, "--replace")).exit).toBe(0);
  expect(await hashesOf(url)).toEqual(rows);
}, 120_000);

test("a backup of the moment when scheduled work comes round restores into an empty database", async () => {
  const { gevel, url } = await installation();
  expect((await gevel("restore", (await original()).place)).exit).toBe(0);
  await withConnection(url, async (client) => {
    await client.query("select gevel_queue.create_queue('__pgboss__send-it', '{\"policy\": \"standard\"}')");
    await client.query("insert into gevel_queue.job (name, data) values ('__pgboss__send-it', '{}')");
  });
  const place = join(await testFolder(), "scheduled");
  expect((await gevel("backup", place)).exit).toBe(0);
  const other = await installation();
  const { exit, stderr } = await other.gevel("restore", place);
  expect([exit, stderr]).toEqual([0, ""]);
  expect(await hashesOf(other.url)).toEqual((await original()).rows);
}, 120_000);

test("a database that a server works with is left alone", async () => {
  const { place } = await original();
  const { gevel, url } = await installation();
  await withConnection(url, async () => {
    const { exit, stderr } = await gevel("restore", place);
    expect([exit, stderr]).toEqual([
      1,
      "gevel: a server or a command works with this database: stop it first\n",
    ]);
  });
}, 120_000);

test("nothing is written of a backup that is damaged, unfinished or of a newer version", async () => {
  const place = join(await testFolder(), "damaged");
  await cp((await original()).place, place, { recursive: true });
  const [name = ""] = await readdir(join(place, "backups"));
  const manifest = join(place, "backups", name, "manifest.json");
  const text = await readFile(manifest, "utf8");
  const other = await installation();
  const refusal = async () => {
    const { exit, stderr } = await other.gevel("restore", place);
    expect([exit, await other.isEmpty()]).toEqual([1, true]);
    return stderr;
  };
  await writeFile(manifest, text.replace('"format": 1', '"format": 2'));
  expect(await refusal()).toContain(`${name} was made by a newer version of Gevel`);
  await writeFile(manifest, text.replace(/"0001-[\w-]+\.sql"/, '$&, "9999-later.sql"'));
  expect(await refusal()).toContain("which knows 9999-later.sql");
  await writeFile(manifest, text);
  const part = join(place, "backups", name, "product.estate_content.copy.gz");
  const packed = await readFile(part);
  packed[packed.length - 1]! ^= 1;
  await writeFile(part, packed);
  expect(await refusal()).toBe(
    `gevel: product.estate_content.copy.gz of ${name} is damaged: its SHA-256 is not the one of the backup\n`,
  );
  await rm(manifest);
  expect(await refusal()).toBe(`gevel: ${place} has no whole backup\n`);
}, 120_000);

test("old backups go with the pictures that only they had, and files can be read by their owner alone", async () => {
  const { gevel } = await installation();
  await gevel("restore", (await original()).place);
  const place = join(await testFolder(), "backups");
  for (let made = 0; made < 3; made += 1) expect((await gevel("backup", place, "--keep", "2")).exit).toBe(0);
  expect(await readdir(join(place, "backups"))).toHaveLength(2);
  expect((await gevel("restore", place, "--check")).exit).toBe(0);
  const names = await readdir(place, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => (await stat(join(place, name))).mode & 0o077));
  expect(new Set(modes)).toEqual(new Set([0]));
  expect((await gevel("backup", place, "--keep", "0")).exit).toBe(2);
}, 120_000);

test("the process of a backup ends when it is done", { timeout: 90_000 }, async () => {
  const own = await installation();
  expect((await own.gevel("import", await folderOf(bundleFiles()))).exit).toBe(0);
  const program = join(import.meta.dirname, "../gevel.mjs");
  // One that is ended for taking too long rejects.
  const { stdout } = await promisify(execFile)(process.execPath, [program, "backup", join(root, "ended")], {
    env: { ...process.env, DATABASE_URL: own.url, DATA_DIR: own.dataDir },
    timeout: 60_000,
  });
  expect(stdout).toContain("rows of");
});
