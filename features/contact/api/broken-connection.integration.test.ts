import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { openStorage, type OpenStorage } from "#server/database/open-storage.ts";
import { openTestProxy } from "#platform/db/testing/test-proxy.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";
import { fieldsForTest } from "../testing/fields-for-test.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
let cable: Awaited<ReturnType<typeof openTestProxy>>;
let farStorage: OpenStorage;

beforeAll(async () => {
  api = await openTestApi();
  cable = await openTestProxy(api.storage.databaseUrl);
  farStorage = await openStorage({ databaseUrl: cable.url, dataDir: "/nowhere" });
});
afterAll(async () => {
  await farStorage.close();
  await cable.close();
  await api.close();
});

const PATIENCE = { timeout: 10_000 };

/** The answers that the database gives to one form, opening its connections included. */
const MOST_ANSWERS = 100;

test.each([
  { handler: "contact-form-handler", more: () => ({}) },
  { handler: "send-to-a-friend", more: () => ({ friendEmail: `${randomUUID()}@example.be`, estateId: 1 }) },
  { handler: "notifications", more: () => ({ transaction: ["1"], frequency: "daily" }) },
])(
  "whenever the connection to the database breaks under $handler, the visitor may try again, and it counts once",
  async ({ handler: name, more }) => {
    const handler = `/nl/ajax/${name}`;
    const far = api.over(farStorage);
    const statuses: number[] = [];
    for (let answers = 1; answers <= MOST_ANSWERS; answers += 1) {
      const sent = fieldsForTest(more());
      cable.cutAfterAnswers(answers);
      const first = await far.post(handler, sent);
      const wasCut = cable.isCut();
      statuses.push(first.status);
      if (wasCut) expect([200, 503]).toContain(first.status);
      cable.mend();
      if (first.status === 503) expect((await far.post(handler, sent)).status).toBe(200);
      const { rows } = await api.storage.pool.query<{ count: number }>(
        "select count(*) from submission where token = $1",
        [sent.formToken],
      );
      expect(rows).toEqual([{ count: 1 }]);
      // A connection that was cut before may be taken once more until its end is heard of: that form gets a 503, too.
      if (!wasCut && first.status === 200) break;
    }
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5);
    expect(statuses.at(-1)).toBe(200);
  },
);

test("a connection that breaks while the form waits for something else is answered like any other", async () => {
  const { databaseUrl, pool } = api.storage;
  const storage = await openStorage({ databaseUrl, dataDir: "/nowhere" });
  const other = await connect(databaseUrl);
  // What limits are counted with is looked up beside the form's own transaction.
  await other.query("begin; lock table secret");
  const answer = api.over(storage).post("/nl/ajax/contact-form-handler", fieldsForTest());
  const { rows } = await other.query<{ own: number }>("select pg_backend_pid() as own");
  const formsOwn = `from pg_stat_activity where datname = current_database()
    and state = 'idle in transaction' and pid <> ${rows[0]!.own}`;
  const open = async () => (await pool.query(`select ${formsOwn}`)).rowCount;
  await expect.poll(open, PATIENCE).toBe(1);
  await pool.query(`select pg_terminate_backend(pid) ${formsOwn}`);
  await expect.poll(open, PATIENCE).toBe(0);
  await other.query("commit");
  expect((await answer).status).toBe(503);
  await Promise.all([storage.close(), other.end()]);
});

test("a form under a database that falls silent is answered in about ten seconds, and counts once when it is sent again", async () => {
  const far = api.over(farStorage);
  const sent = fieldsForTest();
  cable.fallSilent();
  const begun = performance.now();
  const [first, other] = await Promise.all([
    far.post("/nl/ajax/contact-form-handler", sent),
    far.post("/nl/ajax/contact-form-handler", fieldsForTest()),
  ]);
  expect(performance.now() - begun).toBeLessThan(12_000);
  expect([first.status, other.status]).toEqual([503, 503]);
  expect(first.headers.get("Content-Type")).toBe("application/problem+json");
  expect(first.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(await first.json()).toMatchObject({
    title: "The form could not be taken for the moment",
    detail:
      "Uw bericht is niet verstuurd. De site kan nu even niets ontvangen. Wat u invulde, staat er nog: probeer het over enkele minuten opnieuw of bel ons.",
  });
  cable.localize();
  expect((await far.post("/nl/ajax/contact-form-handler", sent)).status).toBe(200);
  const { rows } = await api.storage.pool.query("select from submission where token = $1", [sent.formToken]);
  expect(rows).toHaveLength(1);
});
