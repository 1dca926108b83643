import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { type Criteria, criteriaOf } from "#domain/alerts/criteria.ts";
import type { Frequency } from "#domain/alerts/frequency.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

const ANYTHING = criteriaOf(EMPTY_LISTING_QUERY);
const DAY = 86_400_000;
const NOW = new Date("2026-03-02T11:00:00Z");
const day = (days: number) => new Date(NOW.getTime() + days * DAY);
const EVER = { daily: day(1_000), weekly: day(1_000), limit: 1_000 };

type Facts = { price?: number | null; transaction?: number; city?: number; vat?: boolean };

function estate(id: number, { price = 300_000, transaction = 1, city = 1, vat }: Facts = {}): TestNode {
  return {
    general: {
      id,
      headType: { id: 1 },
      transaction: { id: transaction },
      price: { value: price },
      title: { nl: `Huis ${id}` },
      address: { city: { id: city, zip: "9000", name: "Gent" } },
    },
    ...(vat && { property: { financial: { vat_regime: true } } }),
  };
}

const unit = (id: number, price: number): TestNode => ({
  general: { id, parentId: 10, headType: { id: 3 }, transaction: { id: 1 }, price: { value: price } },
});

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  let sites = 0;
  /** A site of the test's own, with the first import done. */
  async function site(...nodes: TestNode[]) {
    const siteId = `site-${++sites}`;
    const importListings = (days: number, ...all: TestNode[]) =>
      importForTest(servers.first, { siteId, nodes: all, now: day(days) });
    await importListings(0, ...nodes);
    return { siteId, importListings };
  }

  async function newsOf(siteId: string) {
    const { rows } = await servers.first.pool.query<{ text: string }>(
      `select estate_id || ' ' || kind || coalesce(' ' || price_before || ' → ' || price_after, '') as text
       from listing_news where site_id = $1 order by id`,
      [siteId],
    );
    return rows.map(({ text }) => text);
  }

  async function subscriber(
    siteId: string,
    criteria: Partial<Criteria> = {},
    frequency: Frequency = "at-once",
  ) {
    const id = randomUUID();
    const { subscriptions, submissions } = servers.first;
    const subscription = { id, email: `${id}@example.be`, locale: "nl", frequency } as const;
    await submissions.transact((transaction) =>
      subscriptions.create(
        transaction,
        siteId,
        { ...subscription, criteria: { ...ANYTHING, ...criteria } },
        NOW,
      ),
    );
    await submissions.transact((transaction) => subscriptions.confirm(transaction, siteId, id, NOW));
    return id;
  }

  const take = (at: "first" | "second" = "first", due = EVER) =>
    servers[at].submissions.transact((transaction) => servers[at].subscriptions.takeDue(transaction, due));

  test("the first import of a site is no news, nor is the same content again", async () => {
    const { siteId, importListings } = await site(estate(1), estate(2));
    await importListings(1, estate(1), estate(2));
    expect(await newsOf(siteId)).toEqual([]);
  });

  test("an import notes what is new, cheaper, and back after a sale that fell through", async () => {
    const { siteId, importListings } = await site(estate(1), estate(2), estate(3));
    await importListings(
      1,
      estate(1, { price: 280_000 }),
      estate(2, { transaction: 5 }),
      estate(4),
      estate(5, { transaction: 6 }),
    );
    expect(await newsOf(siteId)).toEqual(["1 price 300000 → 280000", "4 new"]);
    await importListings(3, estate(1, { price: 280_000 }), estate(2), estate(3), estate(4));
    expect(await newsOf(siteId)).toEqual(["1 price 300000 → 280000", "4 new", "2 back", "3 back"]);
  });

  test("what one faulty import took off for an hour is no news", async () => {
    const { siteId, importListings } = await site(estate(1), estate(2));
    await importListings(1);
    await importListings(1.04, estate(1), estate(2));
    expect(await newsOf(siteId)).toEqual([]);
  });

  test("the return of a feed that was away for a weekend is no news of each of its listings", async () => {
    const listings = [1, 2, 3, 4].map((id) => estate(id));
    const { siteId, importListings } = await site(...listings);
    await importListings(1);
    await importListings(3, ...listings);
    expect(await newsOf(siteId)).toEqual([]);
  });

  test("a price that is told in person alone is never told by its drop", async () => {
    const { siteId, importListings } = await site(estate(1, { vat: true }), estate(2));
    await importListings(
      1,
      estate(1, { price: 250_000, vat: true }),
      estate(2, { price: 250_000, vat: true }),
    );
    await importListings(2, estate(1, { price: 200_000 }), estate(2, { price: 200_000 }));
    expect(await newsOf(siteId)).toEqual([]);
  });

  test("a project's units are not told by themselves, its price is that of the cheapest", async () => {
    const project: TestNode = {
      general: { id: 10, project: true, headType: { id: 7 }, transaction: { id: 1 }, title: { nl: "Park" } },
    };
    const { siteId, importListings } = await site(project, unit(11, 250_000));
    await importListings(1, project, unit(11, 250_000), unit(12, 230_000));
    expect(await newsOf(siteId)).toEqual(["10 price 250000 → 230000"]);
  });

  test("news that nobody matched yet outlives the process, and reaches each subscription once", async () => {
    const { siteId, importListings } = await site(estate(1));
    const id = await subscriber(siteId);
    await subscriber(siteId, { cities: [2] });
    await importListings(1, estate(1), estate(2), estate(3));
    const matched = await Promise.all([
      servers.first.subscriptions.matchNews(),
      servers.second.subscriptions.matchNews(),
      servers.first.subscriptions.matchNews(),
    ]);
    expect(matched.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await servers.second.subscriptions.matchNews()).toBe(0);
    const taken = (await Promise.all([take("first"), take("second")])).flat();
    const own = taken.filter((due) => due.siteId === siteId);
    expect(own.map(({ subscription }) => subscription.id)).toEqual([id]);
    expect(own[0]!.waiting.map(({ estateId }) => estateId).toSorted()).toEqual([2, 3]);
    expect((await take()).filter((due) => due.siteId === siteId)).toEqual([]);
  });

  test("what is taken and not stored, since the server died, is there again", async () => {
    const { siteId, importListings } = await site(estate(1));
    await subscriber(siteId);
    await importListings(1, estate(1), estate(2));
    await servers.first.subscriptions.matchNews();
    const dying = servers.first.submissions.transact(async (transaction) => {
      await servers.first.subscriptions.takeDue(transaction, EVER);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect((await take("second")).filter((due) => due.siteId === siteId)).toHaveLength(1);
  });

  test("digests wait for their moment, what is told at once does not", async () => {
    const { siteId, importListings } = await site(estate(1));
    for (const frequency of ["at-once", "daily", "weekly"] as const) await subscriber(siteId, {}, frequency);
    await importListings(2, estate(1), estate(2));
    await servers.first.subscriptions.matchNews();
    const frequencies = async (daily: number, weekly: number) =>
      (await take("first", { daily: day(daily), weekly: day(weekly), limit: 100 }))
        .filter((due) => due.siteId === siteId)
        .map(({ subscription }) => subscription.frequency);
    expect(await frequencies(1.9, -3)).toEqual(["at-once"]);
    expect(await frequencies(2.9, -3)).toEqual(["daily"]);
    expect(await frequencies(2.9, 4)).toEqual(["weekly"]);
  });

  test("who did not confirm is told nothing", async () => {
    const { siteId, importListings } = await site(estate(1));
    const { subscriptions, submissions } = servers.first;
    const subscription = {
      id: randomUUID(),
      email: "an@example.be",
      locale: "nl",
      frequency: "at-once",
      criteria: ANYTHING,
    } as const;
    await submissions.transact((transaction) => subscriptions.create(transaction, siteId, subscription, NOW));
    await importListings(1, estate(1), estate(2));
    await subscriptions.matchNews();
    expect((await take()).filter((due) => due.siteId === siteId)).toEqual([]);
    expect(await subscriptions.change(siteId, subscription.id, subscription, NOW)).toBe(false);
    await subscriptions.removeUnconfirmed(day(-1));
    expect(await subscriptions.find(siteId, subscription.id)).not.toBeNull();
    await subscriptions.removeUnconfirmed(day(1));
    expect(await subscriptions.find(siteId, subscription.id)).toBeNull();
  });

  test("who unsubscribes is forgotten with all that waited, as often as they ask", async () => {
    const { siteId, importListings } = await site(estate(1));
    const id = await subscriber(siteId);
    await importListings(1, estate(1), estate(2));
    await servers.first.subscriptions.matchNews();
    for (const at of ["first", "second"] as const) await servers[at].subscriptions.remove(siteId, id, NOW);
    expect(await servers.first.subscriptions.find(siteId, id)).toBeNull();
    expect((await take()).filter((due) => due.siteId === siteId)).toEqual([]);
  });

  test("one site's subscribers never hear of another's listings", async () => {
    const [one, other] = [await site(estate(1)), await site(estate(1))];
    const id = await subscriber(one.siteId);
    await other.importListings(1, estate(1), estate(2));
    await servers.first.subscriptions.matchNews();
    expect(await take()).toEqual([]);
    expect(await servers.first.subscriptions.find(other.siteId, id)).toBeNull();
    await servers.first.subscriptions.remove(other.siteId, id, NOW);
    expect(await servers.first.subscriptions.find(one.siteId, id)).not.toBeNull();
  });

  test("confirming the same wish twice keeps one subscription", async () => {
    const { siteId } = await site(estate(1));
    const { subscriptions, submissions } = servers.first;
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const wishes = [ANYTHING, ANYTHING, { ...ANYTHING, cities: [1] }];
    for (const [at, id] of ids.entries()) {
      const wish = {
        id,
        email: at ? "AN@example.be" : "an@example.be",
        locale: "nl",
        frequency: "daily",
      } as const;
      await submissions.transact((transaction) =>
        subscriptions.create(transaction, siteId, { ...wish, criteria: wishes[at]! }, NOW),
      );
      await submissions.transact((transaction) => subscriptions.confirm(transaction, siteId, id, NOW));
      await submissions.transact((transaction) => subscriptions.confirm(transaction, siteId, id, NOW));
    }
    const found = await Promise.all(ids.map((id) => subscriptions.find(siteId, id)));
    // The links in mails of the first lead to the second.
    expect(found.map((one) => one?.id)).toEqual([ids[1], ids[1], ids[2]]);
    const { rows } = await servers.first.pool.query("select id from subscription where site_id = $1", [
      siteId,
    ]);
    expect(new Set(rows.map((row) => (row as { id: string }).id))).toEqual(new Set(ids.slice(1)));
  });
});
