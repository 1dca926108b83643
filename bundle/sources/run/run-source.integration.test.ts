import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "#platform/db/connection.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { bundleFiles, estateJson, linesOf, REFERENCE } from "../../testing/test-bundle.ts";
import { importsForTests, newSite } from "../../testing/test-imports.ts";
import { createLog } from "#platform/log/log.ts";
import { dueSources } from "./run-due-sources.ts";
import { runSource } from "./run-source.ts";
import { withSourceLock } from "./source-lock.ts";
import { findSource, listSources, removeSource, saveSource, takeDueSources } from "./sources-table.ts";

const { importFiles, idsOf, query, url: databaseUrl } = importsForTests();

/** The feed that stands at the address of the source, and how its server answers. */
let feed: { status: number; body: string; etag?: string; whenAsked?: () => Promise<unknown> };
let server: Server;
beforeAll(async () => {
  server = createServer(async ({ headers }, response) => {
    await feed.whenAsked?.();
    if (feed.etag && headers["if-none-match"] === feed.etag) return response.writeHead(304).end();
    return response
      .writeHead(feed.status, { "Content-Type": "application/xml", ...(feed.etag && { ETag: feed.etag }) })
      .end(feed.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

const one = (
  id: string,
  price: number | string,
) => `<property><id>${id}</id><date>2026-01-02 10:00:00</date><ref>R-${id}</ref>
  <price>${price}</price><currency>EUR</currency><price_freq>sale</price_freq><type>apartment</type><town>Gent</town>
  <postcode>9000</postcode><province>Oost-Vlaanderen</province><country>belgium</country><beds>2</beds><baths>1</baths>
  <desc><nl>Een appartement</nl></desc></property>`;
const kyero = (...properties: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero>${properties.join("")}</root>`;

async function inPool<T>(work: (pool: ReturnType<typeof createPool>) => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl(), { max: 1 });
  return work(pool).finally(() => pool.end());
}

/** A site with one listing of its bundle, and a Kyero feed as its source. */
async function agency() {
  const { id, site } = newSite();
  const files = {
    "site.json": site(),
    "estates.ndjson": linesOf([estateJson(1)]),
    "reference.json": JSON.stringify(REFERENCE),
  };
  const { dataDir } = await importFiles(bundleFiles(files));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`;
  const save = (everyMinutes: number | null = null, address = own) =>
    inPool((pool) =>
      saveSource(pool, {
        siteId: id,
        name: "kyero",
        kind: "kyero",
        settings: { address },
        everyMinutes,
        now: new Date(),
      }),
    );
  await save();
  const run = async (options = {}) => {
    const source = await inPool((pool) => findSource(pool, id, "kyero"));
    const parts = {
      databaseUrl: databaseUrl(),
      dataDir,
      fetch: createFetchPublic({ loopback: true }),
      environment: {},
      now: () => new Date(),
    };
    const { outcome, summary, findings } = await runSource(source!, parts, options);
    return { outcome, summary, errors: findings.filter(({ level }) => level === "error") };
  };
  const references = async () =>
    (
      await query<{ reference: string | null }>(
        "select external_id as reference from listing_source join estate using (site_id, id) where site_id = $1 and source = 'kyero' order by 1",
        [id],
      )
    ).map(({ reference }) => reference);
  const importAgain = async () => (await importFiles(bundleFiles(files), { dataDir })).result;
  return { id, run, references, save, importAgain };
}

test("a feed brings its listings beside those of the bundle, and takes off what it no longer has", async () => {
  const { id, run, references } = await agency();
  feed = { status: 200, body: kyero(one("a", 1), one("b", 2), one("c", 3), one("d", 4)) };
  expect(await run()).toMatchObject({ outcome: "done", summary: "4 added, 0 changed, 0 removed" });
  feed = { status: 200, body: kyero(one("a", 1), one("b", 20), one("c", 3)) };
  expect(await run()).toMatchObject({ outcome: "done", summary: "0 added, 1 changed, 1 removed" });
  expect(await references()).toEqual(["a", "b", "c"]);
  expect(await idsOf(id)).toContain(1);
  expect(await run()).toMatchObject({ summary: "0 added, 0 changed, 0 removed" });
});

test("a bundle that comes again keeps the cities and types that listings of the source need", async () => {
  const { id, run, importAgain } = await agency();
  const far = one("a", 1).replace("<town>Gent</town>", "<town>Dinant</town>");
  feed = { status: 200, body: kyero(far) };
  await run();
  const lists = () =>
    query<{ cities: string[]; labels: string[] }>(
      `select array(select row ->> 'name' from site_part, jsonb_array_elements(document -> 'cities') row
         where site_id = $1 and kind = 'reference') as cities,
       array(select distinct name from label where site_id = $1 and kind = 'city' order by 1) as labels`,
      [id],
    );
  const before = await lists();
  expect(before[0]!.cities).toContain("Dinant");
  expect(await importAgain()).toMatchObject({ kind: "imported", isSiteChanged: false });
  expect(await lists()).toEqual(before);
});

test("subscribers hear of what is new at a source, not of all that it brings the first time", async () => {
  const { id, run } = await agency();
  await importFiles({ "estates.ndjson": linesOf([estateJson(2)]) }, { partial: true, siteId: id });
  const news = () => query("select estate_id from listing_news where site_id = $1", [id]);
  const before = await news();
  feed = { status: 200, body: kyero(one("a", 1), one("b", 2)) };
  await run();
  expect(await news()).toEqual(before);
  feed = { status: 200, body: kyero(one("a", 1), one("b", 2), one("c", 3)) };
  await run();
  expect(await news()).toHaveLength(1);
});

test("a test of a source says what it brings and changes nothing", async () => {
  const { run, references } = await agency();
  feed = { status: 200, body: kyero(one("a", 1), one("b", 2)) };
  expect(await run({ isTest: true })).toMatchObject({ outcome: "done", summary: "2 listings can be read" });
  expect(await references()).toEqual([]);
});

test.each<[string, typeof feed]>([
  ["answers 500", { status: 500, body: "" }],
  ["is cut off", { status: 200, body: kyero(one("a", 1), one("b", 2)).slice(0, -40) }],
  ["is a login page", { status: 200, body: "<html><body>Log in</body></html>" }],
  ["comes empty", { status: 200, body: kyero() }],
])("a feed that %s touches nothing that stands", async (_what, broken) => {
  const { run, references } = await agency();
  feed = { status: 200, body: kyero(one("a", 1), one("b", 2), one("c", 3)) };
  await run();
  feed = broken;
  await run();
  expect(await references()).toEqual(["a", "b", "c"]);
});

test("a feed that lost most of its listings is refused until somebody says that it is meant", async () => {
  const { run, references } = await agency();
  feed = { status: 200, body: kyero(...["a", "b", "c", "d"].map((id) => one(id, 1))) };
  await run();
  feed = { status: 200, body: kyero(one("a", 1)) };
  expect(await run()).toMatchObject({
    outcome: "refused",
    summary: expect.stringContaining("takes off 3 of 4"),
  });
  expect(await references()).toHaveLength(4);
  expect(await run({ allowRemovals: true })).toMatchObject({ outcome: "done" });
  expect(await references()).toEqual(["a"]);
});

test("a feed of which a listing can't be read removes nothing, and its run says so", async () => {
  const { id, run, references } = await agency();
  feed = { status: 200, body: kyero(...["a", "b", "c", "d"].map((one_) => one(one_, 1))) };
  await run();
  feed = { status: 200, body: kyero(one("a", 1), one("b", 1), "<property><ref>no id</ref></property>") };
  const { summary, outcome } = await run();
  const told =
    /^0 added, 0 changed, 0 removed, 1 could not be read, so that none that is missing was removed; the first: /;
  expect({ outcome, summary }).toEqual({ outcome: "done", summary: expect.stringMatching(told) });
  expect(await references()).toHaveLength(4);
  const [listed] = await inPool((pool) => listSources(pool, id));
  expect(listed!.lastRun!.summary).toMatch(told);
  expect(listed!.lastRun!.findings[0]!.message).toContain("1 could not be read");
});

test("a feed that has not changed is not read", async () => {
  const { run } = await agency();
  feed = { status: 200, body: kyero(one("a", 1)), etag: '"1"' };
  await run();
  expect(await run()).toMatchObject({ outcome: "unchanged" });
});

test("a source that gets another address while it runs brings nothing of the one before, and begins anew", async () => {
  const { id, run, references, save } = await agency();
  const changeAddress = () => save(null, "https://other.example.be/feed.xml");
  feed = { status: 200, body: kyero(one("a", 1)), etag: '"1"', whenAsked: changeAddress };
  const summary = "the settings of the source kyero changed during its run: nothing was taken";
  expect(await run()).toMatchObject({ outcome: "failed", summary });
  expect(await references()).toEqual([]);
  expect(await inPool((pool) => findSource(pool, id, "kyero"))).toMatchObject({ state: null });
});

test("the last run is listed; a source that is removed leaves its listings", async () => {
  const { id, run, references } = await agency();
  feed = { status: 200, body: kyero(one("a", 1)) };
  await run();
  const [listed] = await inPool((pool) => listSources(pool, id));
  expect(listed).toMatchObject({
    name: "kyero",
    lastRun: { outcome: "done", summary: "1 added, 0 changed, 0 removed" },
  });
  expect(await inPool((pool) => removeSource(pool, id, "kyero"))).toBe("removed");
  expect(await references()).toEqual(["a"]);
});

test("a source is due by its minutes, for one server at a time", async () => {
  const { id, save } = await agency();
  const due = async (now: Date) =>
    (await inPool((pool) => takeDueSources(pool, now))).filter(({ siteId }) => siteId === id).length;
  const now = new Date(Date.now() + 60_000);
  expect(await due(now)).toBe(0);
  await save(30);
  expect(await due(now)).toBe(1);
  expect(await due(now)).toBe(0);
  expect(await due(new Date(now.getTime() + 30 * 60_000))).toBe(1);
});

test("a source of each day whose process is killed comes again within the hour, and else the next day", async () => {
  const { id, save } = await agency();
  const other = await agency();
  const isDue = (siteId: string) =>
    query("select from source where site_id = $1 and next_at <= $2", [siteId, now]).then(
      (rows) => rows.length === 1,
    );
  const hoursLater = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);
  const begun = new Date(Date.now() + 60_000);
  let now = begun;
  await save(1_440);
  await other.save(1_440);
  const [taken] = await inPool((pool) => takeDueSources(pool, begun, 1));
  // The process is killed here: what it did not come to is due as before.
  const [killed, next] = taken!.siteId === id ? [id, other.id] : [other.id, id];
  expect([await isDue(killed), await isDue(next)]).toEqual([false, true]);
  now = hoursLater(1);
  expect(await isDue(killed)).toBe(true);

  const log = createLog({ level: "silent", now: () => now });
  const { signal } = new AbortController();
  const parts = { storage: { databaseUrl: databaseUrl() }, dataDir: "/nowhere", log, signal };
  await dueSources.run(parts as never, now);
  for (const siteId of [killed, next]) {
    now = hoursLater(24);
    expect(await isDue(siteId)).toBe(false);
    now = hoursLater(25);
    expect(await isDue(siteId)).toBe(true);
  }
});

test("a source that keeps its run waiting delays no other, nor one that becomes due while it runs", async () => {
  const [slow, other, later] = [await agency(), await agency(), await agency()];
  await slow.save(30);
  await other.save(30);
  const now = new Date(Date.now() + 60_000);
  await query("update source set next_at = $2 where site_id = $1", [slow.id, new Date(0)]);
  const runsOf = (siteId: string) => query("select from source_run where site_id = $1", [siteId]);

  const log = createLog({ level: "silent", now: () => now });
  const { signal } = new AbortController();
  const job = { storage: { databaseUrl: databaseUrl() }, dataDir: "/nowhere", log, signal } as never;
  const due = await withSourceLock(databaseUrl(), { siteId: slow.id, name: "kyero" }, async () => {
    const running = dueSources.run(job, now);
    await expect.poll(() => runsOf(other.id)).toHaveLength(1);
    await later.save(30);
    await expect.poll(() => runsOf(later.id), { timeout: 10_000 }).toHaveLength(1);
    return { running };
  });
  await due.running;
  expect(await runsOf(slow.id)).toHaveLength(1);
});

test("a server that stops begins with no source: it stays due for another one", async () => {
  const { id, save } = await agency();
  await save(30);
  const log = createLog({ level: "silent", now: () => new Date() });
  const parts = { storage: { databaseUrl: databaseUrl() }, dataDir: "/nowhere", log };
  await dueSources.run({ ...parts, signal: AbortSignal.abort() } as never, new Date(Date.now() + 60_000));
  expect(await query("select from source_run where site_id = $1", [id])).toEqual([]);
  expect(await inPool((pool) => takeDueSources(pool, new Date()))).toContainEqual(
    expect.objectContaining({ siteId: id }),
  );
});
