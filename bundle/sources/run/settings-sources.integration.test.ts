import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool, withConnection } from "#platform/db/connection.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { exportedFiles } from "../../export/testing/exported-files.ts";
import { importBundle } from "../../import-bundle.ts";
import { bundleFiles, folderOf, siteJson, testFolder } from "../../testing/test-bundle.ts";
import { listSources, removeSource, saveSource } from "./sources-table.ts";

const SITE = "test";
const NOW = new Date("2026-11-02T08:30:00Z");
const kyero = { kind: "kyero", settings: { address: "https://crm.example.be/kyero.xml" }, everyMinutes: 15 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = createPool(database.url, { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

async function importWithSources(sources: unknown, isOperators = true) {
  const told: string[] = [];
  const site = sources === undefined ? siteJson() : siteJson({ sources } as never);
  const { kind } = await importBundle({
    path: await folderOf(bundleFiles({ "site.json": JSON.stringify(site) })),
    databaseUrl: database.url,
    dataDir: await testFolder(),
    isOperators,
    report: ({ file, path, message }) =>
      void (path?.startsWith("sources") && told.push(`${file} ${path} ${message}`)),
  });
  return { kind, told };
}

const sourcesNow = async () =>
  (await listSources(pool, SITE)).map(({ name, kind, everyMinutes, state, inSettings }) => ({
    name,
    kind,
    everyMinutes,
    state,
    inSettings,
  }));

const byHand = (name: string) =>
  saveSource(pool, {
    siteId: SITE,
    name,
    kind: "kyero",
    settings: kyero.settings,
    everyMinutes: null,
    now: NOW,
  });

test("site.json connects sources, keeps what they know, and ends those that it no longer names", async () => {
  expect(await importWithSources([kyero])).toEqual({ kind: "imported", told: [] });
  const one = { name: "kyero", kind: "kyero", everyMinutes: 15, state: null, inSettings: true };
  expect(await sourcesNow()).toEqual([one]);
  await pool.query(`update source set state = '{"etag": "1"}'`);
  await importWithSources([{ ...kyero, everyMinutes: 30 }]);
  expect(await sourcesNow()).toEqual([{ ...one, everyMinutes: 30, state: { etag: "1" } }]);
  await importWithSources(undefined);
  expect(await sourcesNow()).toHaveLength(1);
  await importWithSources([{ ...kyero, settings: { address: "https://other.example.be/kyero.xml" } }]);
  expect((await sourcesNow())[0]!.state).toBe(null);
  await importWithSources([]);
  expect(await sourcesNow()).toEqual([]);
});

test("a source that site.json gives another address runs at once, and one that it leaves as it is when its time comes", async () => {
  await importWithSources([]);
  await importWithSources([kyero]);
  const later = new Date("2999-01-01");
  const nextAt = async () =>
    (await pool.query<{ next_at: Date }>("select next_at from source")).rows[0]!.next_at;
  await pool.query("update source set next_at = $1", [later]);
  await importWithSources([kyero]);
  expect(await nextAt()).toEqual(later);
  await importWithSources([{ ...kyero, settings: { address: "https://other.example.be/kyero.xml" } }]);
  expect((await nextAt()).getTime()).toBeLessThan(later.getTime());
  await importWithSources([]);
});

test("what site.json connects wins over gevel source add, and what that added stays beside it", async () => {
  expect([await byHand("kyero"), await byHand("other")]).toEqual(["saved", "saved"]);
  await importWithSources([kyero]);
  expect((await sourcesNow()).map(({ name, inSettings }) => [name, inSettings])).toEqual([
    ["kyero", true],
    ["other", false],
  ]);
  expect([await byHand("kyero"), await removeSource(pool, SITE, "kyero")]).toEqual([
    "in-settings",
    "in-settings",
  ]);
  expect([await removeSource(pool, SITE, "other"), await removeSource(pool, SITE, "gone")]).toEqual([
    "removed",
    "none",
  ]);
});

test("a bundle that no operator brings connects nothing: sources name variables of the server", async () => {
  await importWithSources([]);
  expect(await importWithSources([kyero], false)).toEqual({
    kind: "imported",
    told: ["site.json sources left out: only an operator's `gevel import` connects sources"],
  });
  expect(await sourcesNow()).toEqual([]);
});

test.each([
  [{ kind: "constructor" }, 'kind "constructor" is none of'],
  [{ kind: "kyero" }, "its settings are not valid"],
  [{ ...kyero, settings: { ...kyero.settings, password: "s3cret" } }, "its settings are not valid"],
  [{ ...kyero, name: "api" }, 'name "api" has to be'],
])("a source %o is refused", async (source, message) => {
  const { kind, told } = await importWithSources([source]);
  expect(kind).toBe("refused");
  expect(told.join()).toContain(message);
});

test("an export names the sources of the settings, the site that everybody may know does not", async () => {
  await importWithSources([kyero]);
  const { files } = await exportedFiles(database.url, { siteId: SITE, dataDir: await testFolder() });
  expect(JSON.parse(files["site.json"]!)).toMatchObject({ sources: [{ ...kyero, name: "kyero" }] });
  const { rows } = await withConnection(database.url, (client) =>
    client.query<{ document: object }>("select document from site where site_id = $1", [SITE]),
  );
  expect(rows[0]!.document).not.toHaveProperty("sources");
});
