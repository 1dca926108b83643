import { expect, test, type TestContext } from "vitest";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { openStorage, type OpenStorage } from "./open-storage.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { openTestProxy } from "#platform/db/testing/test-proxy.ts";
import { openTestDatabase } from "./testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";

/** Most of their time is waiting, so that they run side by side; what each opens closes after it. */
function openers({ onTestFinished }: TestContext) {
  return {
    openDatabase: async (): Promise<string> => {
      const database = await openTestDatabase();
      onTestFinished(database.close);
      return database.url;
    },
    open: async (databaseUrl: string, replicaUrls: readonly string[] = []): Promise<OpenStorage> => {
      const storage = await openStorage({ databaseUrl, replicaUrls, dataDir: "unused" });
      onTestFinished(storage.close);
      return storage;
    },
    openCable: async (url: string) => {
      const cable = await openTestProxy(url);
      onTestFinished(async () => (cable.localize(), cable.close()));
      return cable;
    },
  };
}

async function timed<T>(work: Promise<T>): Promise<{ readonly seconds: number; readonly outcome: unknown }> {
  const begun = performance.now();
  const outcome = await work.catch((error: unknown) => error);
  return { seconds: (performance.now() - begun) / 1_000, outcome };
}

const longestOf = (reads: ReadonlyArray<{ readonly seconds: number }>) =>
  Math.max(...reads.map(({ seconds }) => seconds));

const storeForm = (storage: OpenStorage, token: string) =>
  storage.submissions.accept("a", testSubmission({ token }), async () => ({
    mails: [],
    answer: { ok: true },
  }));

test.concurrent("reads of a database that falls silent fail in five seconds, later ones in one, and work when it speaks again", async (context) => {
  const { open, openCable, openDatabase } = openers(context);
  const cable = await openCable(await openDatabase());
  const storage = await open(cable.url);
  await importForTest(storage, { siteId: "a" });
  // More than there are connections.
  const readMany = () => Promise.all(Array.from({ length: 25 }, () => timed(storage.findSite("a"))));
  expect((await readMany()).map(({ outcome }) => outcome)).not.toContain(null);

  cable.fallSilent();
  const first = await readMany();
  expect(first.every(({ outcome }) => isDatabaseAway(outcome))).toBe(true);
  expect(longestOf(first)).toBeLessThan(6);
  const later = await readMany();
  expect(later.every(({ outcome }) => isDatabaseAway(outcome))).toBe(true);
  expect(longestOf(later)).toBeLessThan(2);

  cable.localize();
  expect((await storage.findSite("a"))?.id).toBe("a");
});

test.concurrent("a form under a silent database fails in ten seconds, and sending it again stores it once", async (context) => {
  const { open, openCable, openDatabase } = openers(context);
  const cable = await openCable(await openDatabase());
  const storage = await open(cable.url);
  await importForTest(storage, { siteId: "a" });
  await storeForm(storage, "11111111-1111-4111-8111-111111111111");
  cable.fallSilent();
  const token = "22222222-2222-4222-8222-222222222222";
  const forms = await Promise.all(Array.from({ length: 8 }, () => timed(storeForm(storage, token))));
  expect(forms.every(({ outcome }) => isDatabaseAway(outcome))).toBe(true);
  expect(longestOf(forms)).toBeLessThan(11.5);
  cable.localize();
  await storeForm(storage, token);
  const { rows } = await storage.pool.query("select from submission where token = $1", [token]);
  expect(rows).toHaveLength(1);
});

test.concurrent("a transaction whose database falls silent in the middle ends in time and leaves nothing", async (context) => {
  const { open, openCable, openDatabase } = openers(context);
  const cable = await openCable(await openDatabase());
  const storage = await open(cable.url);
  const half = inTransaction(
    storage.pool,
    async (transaction) => {
      await transaction.query("insert into site (site_id, document) values ('half', '{}')");
      cable.fallSilent();
      await transaction.query("select 1");
    },
    1_000,
  );
  const { seconds, outcome } = await timed(half);
  expect(isDatabaseAway(outcome)).toBe(true);
  expect(seconds).toBeLessThan(2);
  cable.localize();
  // None of the pool's connections is left in that transaction.
  expect(await storage.findSite("half")).toBe(null);
});

test.concurrent("a balancer's question is answered within two seconds, and does not wait behind queries that hang", async (context) => {
  const { open, openCable, openDatabase } = openers(context);
  const cable = await openCable(await openDatabase());
  const storage = await open(cable.url);
  expect(await storage.isReady()).toBe(true);
  const busy = Array.from({ length: 30 }, () => storage.pool.query("select pg_sleep(3)").catch(() => null));
  expect(await timed(storage.isReady())).toMatchObject({ outcome: true });
  await Promise.all(busy);
  cable.fallSilent();
  const answers = await Promise.all(Array.from({ length: 20 }, () => timed(storage.isReady())));
  expect(answers.every(({ outcome }) => outcome === false)).toBe(true);
  expect(longestOf(answers)).toBeLessThan(2);
  expect((await timed(storage.isReady())).seconds).toBeLessThan(2);
  cable.localize();
  await context.expect.poll(storage.isReady, { timeout: 2_000 }).toBe(true);
});

test.concurrent("a silent replica holds one round of reads up for two seconds, is left out, and asked again when it speaks", async (context) => {
  const { open, openCable, openDatabase } = openers(context);
  const url = await openDatabase();
  const replica = await openCable(url);
  await importForTest(await open(url), { siteId: "a" });
  const storage = await open(url, [replica.url]);
  const readSome = (count: number) =>
    Promise.all(Array.from({ length: count }, () => timed(storage.findSite("a"))));
  /** Only a read makes it ask whether the replica is back. */
  const isAsked = async () => (await readSome(1), storage.usage().replicasReady[0]);
  await context.expect.poll(isAsked, { timeout: 10_000 }).toBe(true);
  replica.fallSilent();
  const first = await readSome(15);
  // Each has waited for the replica once: a read that took five seconds would have failed.
  expect(first.map(({ outcome }) => (outcome as { id: string }).id)).toEqual(first.map(() => "a"));
  expect(longestOf(first)).toBeGreaterThan(1.9);
  expect(storage.usage().replicasReady).toEqual([false]);
  expect(longestOf(await readSome(15))).toBeLessThan(1.9);
  replica.localize();
  await context.expect.poll(isAsked, { timeout: 20_000 }).toBe(true);
}, 60_000);

test.concurrent("work that nobody waits for is not cut off by the deadlines of visitors", async (context) => {
  const { open, openDatabase } = openers(context);
  const storage = await open(await openDatabase());
  const slow = "select pg_sleep(6) is null as is_null";
  const asVisitor = expect(storage.pool.query(slow)).rejects.toThrow(/statement timeout|Query read timeout/);
  const jobs = [
    storage.submissions.transactInJob((transaction) => transaction.query(slow)),
    storage.transact((client) => client.query(slow)),
  ];
  expect((await Promise.all(jobs)).map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  await asVisitor;
});

test.concurrent("who listens for changes notices the silence, and hears of every site after it", async (context) => {
  const { open, openCable, openDatabase } = openers(context);
  const url = await openDatabase();
  const cable = await openCable(url);
  const [far, near] = [await open(cable.url), await open(url)];
  await importForTest(near, { siteId: "a" });
  const heard: Change[] = [];
  await context.expect.poll(() => far.isListening()).toBe(true);
  cable.fallSilent();
  await context.expect.poll(() => far.isListening(), { timeout: 10_000 }).toBe(false);
  far.onChange((change) => heard.push(change));
  cable.localize();
  await context.expect.poll(() => far.isListening(), { timeout: 10_000 }).toBe(true);
  expect(heard).toContainEqual({ siteId: "a", scope: "site", withdraws: true });
}, 40_000);
