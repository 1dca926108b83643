import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, testSite } from "#bundle/testing/test-import.ts";
import type { NewSubscription } from "./subscriptions.ts";

const ANYTHING = criteriaOf(EMPTY_LISTING_QUERY);
const NOW = new Date("2026-03-02T11:00:00Z");
const DAY = 86_400_000;
const day = (days: number) => new Date(NOW.getTime() + days * DAY);
const EVER = { daily: day(9_000), weekly: day(9_000), limit: 1_000 };
/** Two years after today, as months are counted. */
const TWO_YEARS = 731;

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  let sites = 0;
  async function site(retentionMonths?: number) {
    const siteId = `agency-${++sites}`;
    const settings = retentionMonths === undefined ? {} : { retentionMonths };
    await importForTest(servers.first, { siteId, content: { site: testSite(siteId, { settings }) } });
    return siteId;
  }

  const confirm = (siteId: string, id: string, now = NOW, at: "first" | "second" = "first") =>
    servers[at].submissions.transact((transaction) =>
      servers[at].subscriptions.confirm(transaction, siteId, id, now),
    );

  async function ask(siteId: string, more: Partial<NewSubscription> = {}) {
    const id = randomUUID();
    const wish = {
      id,
      email: `${id}@example.be`,
      locale: "nl",
      frequency: "daily",
      criteria: ANYTHING,
    } as const;
    await servers.first.submissions.transact((transaction) =>
      servers.first.subscriptions.create(transaction, siteId, { ...wish, ...more }, NOW),
    );
    return { id, email: more.email ?? wish.email };
  }
  async function subscribe(siteId: string, more: Partial<NewSubscription> = {}) {
    const asked = await ask(siteId, more);
    await confirm(siteId, asked.id);
    return asked;
  }

  const announce = (siteId: string, id: string, newsId: number) =>
    servers.first.pool.query(
      `insert into announcement (site_id, subscription_id, news_id, estate_id, kind, noted_at)
       values ($1, $2, $3, $3, 'new', $4)`,
      [siteId, id, newsId, NOW],
    );
  const told = async (siteId: string) => {
    const { submissions, subscriptions } = servers.second;
    const due = await submissions.transact((transaction) => subscriptions.takeDue(transaction, EVER));
    return due
      .filter((one) => one.siteId === siteId)
      .map(({ subscription, waiting }) => [subscription.email, waiting.map(({ estateId }) => estateId)]);
  };
  const ending = async (siteId: string, now: Date, at: "first" | "second" = "first") => {
    const { submissions, subscriptions } = servers[at];
    const all = await submissions.transact((transaction) => subscriptions.takeEnding(transaction, now, 100));
    return all
      .filter((one) => one.siteId === siteId)
      .map(({ subscription, endsAt }) => [subscription.id, endsAt.toISOString()]);
  };
  const find = (siteId: string, id: string) => servers.second.subscriptions.find(siteId, id);

  test("another address takes a subscription's place once it is confirmed, with the news that waited", async () => {
    const siteId = await site();
    const before = await subscribe(siteId);
    const after = await ask(siteId, { replaces: before.id });
    expect((await find(siteId, before.id))?.email).toBe(before.email);
    await announce(siteId, before.id, 1);
    const changed = { frequency: "weekly", criteria: { ...ANYTHING, cities: [4] }, locale: "nl" } as const;
    await servers.first.subscriptions.change(siteId, before.id, changed, NOW);
    expect(await confirm(siteId, after.id)).toMatchObject({
      kind: "confirmed",
      movedFrom: { email: before.email },
    });
    expect(await find(siteId, after.id)).toMatchObject({ frequency: "weekly", criteria: { cities: [4] } });
    // Whoever reads the mails at the address before finds nothing behind their links.
    expect(await find(siteId, before.id)).toBeNull();
    expect(await told(siteId)).toEqual([[after.email, [1]]]);
    expect(await confirm(siteId, after.id)).toEqual({ kind: "confirmed", movedFrom: null });
  });

  test("another address takes the place of a subscription that has become one with another meanwhile", async () => {
    const siteId = await site();
    const before = await subscribe(siteId);
    const after = await ask(siteId, { replaces: before.id });
    const same = await subscribe(siteId, { email: before.email });
    expect((await find(siteId, before.id))?.id).toBe(same.id);
    expect(await confirm(siteId, after.id)).toMatchObject({ movedFrom: { email: before.email } });
    expect(await find(siteId, same.id)).toBeNull();
    expect(await confirm(siteId, after.id)).toEqual({ kind: "confirmed", movedFrom: null });
  });

  test("an address that nobody confirms changes nothing", async () => {
    const siteId = await site();
    const before = await subscribe(siteId);
    await ask(siteId, { replaces: before.id });
    await servers.first.subscriptions.removeUnconfirmed(day(8));
    expect((await find(siteId, before.id))?.email).toBe(before.email);
    const { rows } = await servers.first.pool.query("select from subscription where site_id = $1", [siteId]);
    expect(rows).toHaveLength(1);
  });

  test("who subscribes to the same again keeps the news that waited, and every link they ever got", async () => {
    const siteId = await site();
    const email = "an@example.be";
    const [first, second, third] = [
      await subscribe(siteId, { email }),
      await ask(siteId, { email: "An@example.be" }),
      await ask(siteId, { email }),
    ];
    await announce(siteId, first.id, 1);
    await confirm(siteId, second.id);
    await announce(siteId, second.id, 2);
    await confirm(siteId, third.id);
    expect(await told(siteId)).toEqual([[email, [1, 2]]]);
    for (const { id } of [first, second, third]) expect((await find(siteId, id))?.id).toBe(third.id);
    await servers.first.subscriptions.remove(siteId, first.id, NOW);
    for (const { id } of [first, second, third]) expect(await find(siteId, id)).toBeNull();
  });

  test("of several confirmations of the same at one moment, on two servers, one stays", async () => {
    const siteId = await site();
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(siteId, { email: "jo@example.be" })));
    const confirming = asked.flatMap(({ id }, index) =>
      (["first", "second"] as const).map((at) => confirm(siteId, id, day(index), at)),
    );
    expect((await Promise.all(confirming)).map(({ kind }) => kind)).toEqual(
      confirming.map(() => "confirmed"),
    );
    const { rows } = await servers.first.pool.query<{ id: string }>(
      "select id from subscription where site_id = $1",
      [siteId],
    );
    expect(rows).toHaveLength(1);
    for (const { id } of asked) expect((await find(siteId, id))?.id).toBe(rows[0]!.id);
  });

  test("who unsubscribes gets no mail any more that still waits for a mail server", async () => {
    const siteId = await site();
    const { id, email } = await subscribe(siteId);
    const other = await subscribe(siteId);
    const mail = { name: "subscription-moved", props: { summary: "Alles", path: "/nl" } } as const;
    await servers.first.submissions.transact((transaction) =>
      servers.first.submissions.storeMails(
        siteId,
        transaction,
        [id, other.id].map((of) => ({
          mail,
          locale: "nl",
          to: { address: of === id ? email : other.email },
          key: `subscription/${of}/news-1`,
        })),
        { now: NOW },
      ),
    );
    await servers.second.subscriptions.remove(siteId, id, NOW);
    const { rows } = await servers.first.pool.query<{ recipient: string }>(
      "select recipient from mail where site_id = $1",
      [siteId],
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([other.email]);
  });

  test("a subscription that nobody touches ends when its subscriber was told a month before, and not sooner", async () => {
    const siteId = await site();
    const { id } = await subscribe(siteId);
    expect(await ending(siteId, day(TWO_YEARS - 31))).toEqual([]);
    const [once, again] = await Promise.all([
      ending(siteId, day(TWO_YEARS - 29), "first"),
      ending(siteId, day(TWO_YEARS - 29), "second"),
    ]);
    expect([...once, ...again]).toEqual([[id, day(TWO_YEARS + 1).toISOString()]]);
    expect(await ending(siteId, day(TWO_YEARS))).toEqual([]);
    await servers.first.expirePersonalData(day(TWO_YEARS + 0.9));
    expect((await find(siteId, id))?.endsAt).toEqual(day(TWO_YEARS + 1));
    await servers.first.expirePersonalData(day(TWO_YEARS + 1));
    expect(await find(siteId, id)).toBeNull();
  });

  test("a server that was down for months still gives a month's notice", async () => {
    const siteId = await site();
    const { id } = await subscribe(siteId);
    await servers.first.expirePersonalData(day(900));
    expect(await find(siteId, id)).not.toBeNull();
    expect(await ending(siteId, day(900))).toEqual([[id, day(930).toISOString()]]);
    await servers.first.expirePersonalData(day(930));
    expect(await find(siteId, id)).toBeNull();
  });

  test.each(["pressed keep", "changed it"])("who %s keeps it for as long as before", async (what) => {
    const siteId = await site();
    const { id } = await subscribe(siteId);
    await ending(siteId, day(TWO_YEARS - 29));
    const kept = day(TWO_YEARS - 10);
    if (what === "pressed keep") await confirm(siteId, id, kept);
    else {
      const wish = { frequency: "weekly", criteria: ANYTHING, locale: "nl" } as const;
      await servers.first.subscriptions.change(siteId, id, wish, kept);
    }
    expect((await find(siteId, id))?.endsAt).toBeNull();
    await servers.first.expirePersonalData(day(2 * TWO_YEARS - 45));
    expect(await ending(siteId, day(2 * TWO_YEARS - 45))).toEqual([]);
    expect(await ending(siteId, day(2 * TWO_YEARS - 38))).toHaveLength(1);
    await servers.first.subscriptions.remove(siteId, id, NOW);
  });

  test("a site that keeps little gives less notice, and asks nobody twice in a week", async () => {
    const siteId = await site(1);
    const { id } = await subscribe(siteId);
    expect(await ending(siteId, day(20))).toEqual([]);
    expect(await ending(siteId, day(25))).toEqual([[id, day(32).toISOString()]]);
    await confirm(siteId, id, day(26));
    expect(await ending(siteId, day(33))).toEqual([]);
    await servers.first.subscriptions.remove(siteId, id, NOW);
  });
});
