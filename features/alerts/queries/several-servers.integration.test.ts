import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";

const NOW = new Date("2026-03-02T11:00:00Z");
const LATER = new Date(NOW.getTime() + 86_400_000);
const SUBSCRIBERS = 60;
const ROUNDS = 12;

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  const subscribe = async () => {
    const id = randomUUID();
    const { pool } = servers.first;
    await pool.query(
      `insert into subscription (site_id, id, email, locale, frequency, criteria, created_at, confirmed_at, touched_at)
       values ('huyzen', $1, $2, 'nl', 'at-once', $3, $4, $4, $4)`,
      [id, `${id}@example.be`, JSON.stringify(criteriaOf(EMPTY_LISTING_QUERY)), NOW],
    );
    return id;
  };

  const announce = (estateId: number) =>
    servers.first.pool.query(
      `insert into announcement (site_id, subscription_id, news_id, estate_id, kind, noted_at)
       select site_id, id, $1, $1, 'new', $2 from subscription where site_id = 'huyzen'`,
      [estateId, NOW],
    );

  const takeAll = async (at: "first" | "second", limit: number) => {
    const { submissions, subscriptions } = servers[at];
    const due = { daily: LATER, weekly: LATER, limit };
    const told: string[] = [];
    for (let idle = 0; idle < 3;) {
      const taken = await submissions.transact((transaction) => subscriptions.takeDue(transaction, due));
      for (const { subscription, waiting } of taken)
        told.push(...waiting.map(({ estateId }) => `${subscription.id} ${estateId}`));
      idle = taken.length === 0 ? idle + 1 : 0;
    }
    return told;
  };

  /** What is news of listings on offer, as an import notes it. */
  const note = (round: number) =>
    servers.first.pool.query(
      `insert into listing_news (site_id, estate_id, kind, noted_at)
       select site_id, id, 'new', $1::timestamptz + $2 * interval '1 minute' from estate where site_id = 'huyzen'`,
      [NOW, round],
    );

  test("of servers that match at the same moment as people leave, each listing fits once for who stays, and none stumbles", async () => {
    const { first, second } = servers;
    const nodes = [1, 2, 3].map((id) => ({ general: { id, headType: { id: 1 }, transaction: { id: 1 } } }));
    await importForTest(first, { siteId: "huyzen", nodes });
    const staying = await Promise.all(Array.from({ length: 20 }, subscribe));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const leaving = await Promise.all(Array.from({ length: 20 }, subscribe));
      await note(round);
      const [matched] = await Promise.all([
        Promise.all([first, second, first, second].map((at) => at.subscriptions.matchNews())),
        ...leaving.map((id) => second.subscriptions.remove("huyzen", id, NOW)),
      ]);
      const rows = await first.pool.query<{ id: string; count: number }>(
        `select subscription_id as id, count(distinct estate_id) from announcement group by 1 having count(*) = 3`,
      );
      expect(new Map(rows.rows.map(({ id, count }) => [id, count]))).toEqual(
        new Map(staying.map((id) => [id, 3])),
      );
      expect(matched.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3 * staying.length);
      await first.pool.query("delete from announcement");
    }
    for (const id of staying) await first.subscriptions.remove("huyzen", id, NOW);
  });

  test("of servers that take what is due at the same moment, each news is taken by one, and none stumbles", async () => {
    const ids: string[] = [];
    for (let count = 0; count < SUBSCRIBERS; count += 1) ids.push(await subscribe());
    for (let round = 1; round <= ROUNDS; round += 1) {
      await announce(round);
      const told = await Promise.all([
        takeAll("first", 7),
        takeAll("second", 1_000),
        takeAll("second", 5),
        takeAll("first", 1_000),
        takeAll("first", 3),
        takeAll("second", 7),
      ]);
      expect(told.flat().toSorted()).toEqual(ids.map((id) => `${id} ${round}`).toSorted());
    }
  });
});
