import { afterEach, expect, test } from "vitest";
import { EstateSearch } from "#features/listings/schema/search.ts";
import { connect } from "#platform/db/connection.ts";
import { openStorage, type OpenStorage, type StorageOptions } from "./open-storage.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { openTestProxy } from "#platform/db/testing/test-proxy.ts";
import { openTestDatabase } from "./testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

const PATIENCE = { timeout: 15_000 };
const EVERYTHING = EstateSearch.parse({});

const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openDatabase(): Promise<string> {
  const database = await openTestDatabase();
  closing.push(database.close);
  return database.url;
}

async function open(databaseUrl: string, more: Partial<StorageOptions> = {}): Promise<OpenStorage> {
  const storage = await openStorage({ databaseUrl, dataDir: "unused", ...more });
  closing.push(storage.close);
  return storage;
}

const estate = (id: number): TestNode => ({ general: { id, price: { value: id } } });

async function openCable(url: string) {
  const cable = await openTestProxy(url);
  closing.push(cable.close);
  return cable;
}

test("a change made through one server is heard on every other", async () => {
  const url = await openDatabase();
  const [one, other] = [await open(url), await open(url)];
  const heard: Change[] = [];
  other.onChange((change) => heard.push(change));
  await importForTest(one, { siteId: "a", nodes: [estate(1)] });
  await expect
    .poll(() => heard, PATIENCE)
    .toEqual([
      { siteId: "a", scope: "site", listings: "unchanged" },
      { siteId: "a", scope: [1] },
    ]);
});

test("whoever stops listening hears no more", async () => {
  const storage = await open(await openDatabase());
  const heard: Change[] = [];
  const changes: Change[] = [];
  const stop = storage.onChange((change) => heard.push(change));
  storage.onChange((change) => changes.push(change));
  stop();
  await importForTest(storage, { siteId: "a" });
  await expect.poll(() => changes.length, PATIENCE).toBe(1);
  expect(heard).toEqual([]);
});

test("after the line was cut every site counts as changed, and what changed meanwhile is seen", async () => {
  const url = await openDatabase();
  const cable = await openCable(url);
  const [far, near] = [await open(cable.url), await open(url)];
  await importForTest(near, { siteId: "a", nodes: [estate(1)] });
  await importForTest(near, { siteId: "b", nodes: [estate(1)] });
  await expect.poll(async () => (await far.searchEstates("a", EVERYTHING, "nl")).total, PATIENCE).toBe(1);

  const heard: Change[] = [];
  far.onChange((change) => heard.push(change));
  cable.cut();
  expect(await far.isReady()).toBe(false);
  await expect(far.findSite("a")).rejects.toThrow();
  await importForTest(near, { siteId: "a", nodes: [estate(1), estate(2)] });
  cable.mend();

  await expect.poll(() => heard.length, PATIENCE).toBe(2);
  expect(heard.toSorted((one, other) => (one.siteId < other.siteId ? -1 : 1))).toEqual([
    { siteId: "a", scope: "site", withdraws: true },
    { siteId: "b", scope: "site", withdraws: true },
  ]);
  expect((await far.searchEstates("a", EVERYTHING, "nl")).total).toBe(2);
  expect(await far.isReady()).toBe(true);
});

test("a read waits out a short restart of the database", async () => {
  const cable = await openCable(await openDatabase());
  const storage = await open(cable.url);
  cable.cut();
  setTimeout(cable.mend, 300);
  expect(await storage.findSite("a")).toBe(null);
});

test("reads go to a replica, and to the primary when the replica is dead", async () => {
  const url = await openDatabase();
  const primary = await openCable(url);
  const replica = await openCable(url);
  const storage = await open(primary.url, { replicaUrls: [replica.url] });
  await importForTest(storage, { siteId: "a", nodes: [estate(1)] });
  await expect.poll(async () => (await storage.findSite("a")) && replica.hasTraffic(), PATIENCE).toBe(true);
  replica.cut();
  expect((await storage.findSite("a"))?.id).toBe("a");
  expect(replica.hasTraffic()).toBe(false);
  replica.mend();
  await expect.poll(async () => (await storage.findSite("a")) && replica.hasTraffic(), PATIENCE).toBe(true);
});

/** An empty database that passes for a replica, and what it says to have received and applied. */
async function openLaggard() {
  const url = await openDatabase();
  const client = await connect(url);
  closing.push(() => client.end());
  await client.query(`create schema lag; create table lag.wal (received pg_lsn, applied pg_lsn);
    insert into lag.wal values ('0/0', '0/0');
    create function lag.pg_last_wal_receive_lsn() returns pg_lsn language sql return (select received from lag.wal);
    create function lag.pg_last_wal_replay_lsn() returns pg_lsn language sql return (select applied from lag.wal)`);
  return {
    url: `${url}?options=-c%20search_path%3Dlag,public,pg_catalog`,
    say: (received: string, applied: string) =>
      client.query("update lag.wal set received = $1, applied = $2", [received, applied]),
  };
}

test("a replica that is behind when a server starts is not asked", async () => {
  const url = await openDatabase();
  await importForTest(await open(url), { siteId: "a", nodes: [estate(1)] });
  const { url: behind } = await openLaggard();
  const storage = await open(url, { replicaUrls: [behind] });
  for (let ask = 0; ask < 3; ask += 1) expect((await storage.findSite("a"))?.id).toBe("a");
});

test("once the primary is back, it answers until what went unheard is on the replica", async () => {
  const url = await openDatabase();
  const [primary, replica] = [await openCable(url), await openLaggard()];
  await replica.say("FFFFFFFF/0", "FFFFFFFF/0");
  const storage = await open(primary.url, { replicaUrls: [replica.url] });
  await expect
    .poll(async () => (await storage.findSite("b"), storage.usage().replicasReady), PATIENCE)
    .toEqual([true]);
  primary.cut();
  expect(await storage.isReady()).toBe(false);
  expect(await storage.findSite("a")).toBe(null);
  await replica.say("0/0", "0/0");
  await importForTest(await open(url), { siteId: "a", nodes: [estate(1)] });
  primary.mend();
  await expect.poll(storage.isReady, PATIENCE).toBe(true);
  for (let ask = 0; ask < 20; ask += 1) expect((await storage.findSite("a"))?.id).toBe("a");
});

test("with the primary away, a replica that never got the last change answers with all that it got", async () => {
  const url = await openDatabase();
  const [primary, replica] = [await openCable(url), await openLaggard()];
  await replica.say("0/9", "0/5");
  await importForTest(await open(url), { siteId: "a", nodes: [estate(1)] });
  const storage = await open(primary.url, { replicaUrls: [replica.url] });
  expect((await storage.findSite("a"))?.id).toBe("a");
  primary.cut();
  expect(await storage.isReady()).toBe(false);
  await expect(storage.findSite("a")).rejects.toThrow();
  await replica.say("0/9", "0/9");
  await expect.poll(async () => storage.findSite("a").catch(() => "none"), PATIENCE).toBe(null);
});

test("with the primary away, a replica still answers", async () => {
  const url = await openDatabase();
  const primary = await openCable(url);
  const storage = await open(primary.url, { replicaUrls: [url] });
  await importForTest(await open(url), { siteId: "a", nodes: [estate(1)] });
  primary.cut();
  await expect.poll(async () => (await storage.findSite("a").catch(() => null))?.id, PATIENCE).toBe("a");
});

test("several servers that start at once on an empty database migrate it once", async () => {
  const url = await openDatabase();
  const client = await connect(url);
  await client.query("drop schema public cascade; create schema public");
  const storages = await Promise.all([open(url), open(url), open(url)]);
  expect(await Promise.all(storages.map((storage) => storage.isReady()))).toEqual([true, true, true]);
  await client.end();
});

test("a transaction that fails leaves nothing", async () => {
  const storage = await open(await openDatabase());
  const failing = storage.transact(async (client) => {
    await client.query("insert into site (site_id, document) values ('a', '{}')");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await storage.findSite("a")).toBe(null);
});
