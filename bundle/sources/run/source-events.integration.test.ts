import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { openWriteApi } from "../../write-api/testing/open-write-api.ts";
import { findConnector } from "../connectors.ts";
import { saveSource } from "./sources-table.ts";

const VARIABLE = "GEVEL_TEST_SWEEPBRIGHT_SECRET";
const ESTATE = "12345678-1234-1234-1234-123456789012";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => {
  process.env[VARIABLE] = "secret";
  api = await openWriteApi();
});
afterAll(async () => {
  delete process.env[VARIABLE];
  await api.close();
});

const BODY = JSON.stringify({ event: "estate-updated", estate_id: ESTATE, company_id: "1" });

/** A site with SweepBright and a feed as its sources. */
async function agency() {
  const { id, site } = newSite();
  await api.importFiles(bundleFiles({ "site.json": site() }));
  const source = { siteId: id, everyMinutes: null, now: new Date() };
  const settings = { clientId: "12", secretVariable: VARIABLE };
  await saveSource(api.storage.pool, { ...source, name: "sweepbright", kind: "sweepbright", settings });
  const feed = { address: "https://feed.example/kyero.xml" };
  await saveSource(api.storage.pool, { ...source, name: "kyero", kind: "kyero", settings: feed });
  const send = (text: string, { name = "sweepbright", secret = "secret" } = {}) => {
    const body = Buffer.from(text);
    const signature = secret && createHmac("sha1", secret).update(body).digest("hex");
    const headers = { "x-hook-signature": signature };
    return api.call("POST", `${id}/sources/${name}/events`, { body, headers });
  };
  const queued = async () => {
    const { rows } = await api.storage.pool.query<{ data: unknown }>(
      "select data from gevel_queue.job where name = 'source-event' and data ->> 'siteId' = $1",
      [id],
    );
    return rows.map(({ data }) => data);
  };
  return { id, send, queued };
}

test("an event that SweepBright signed is stored before it is answered", async () => {
  const { id, send, queued } = await agency();
  expect(await send(BODY)).toMatchObject({ status: 202 });
  const event = { externalId: ESTATE, change: "changed", happenedAt: null };
  expect(await queued()).toEqual([{ siteId: id, source: "sweepbright", event }]);
});

test.each([
  ["signed by somebody else", BODY, { secret: "another" }, 401],
  ["not signed", BODY, { secret: "" }, 401],
  ["no event", '{"event":"estate-sold"}', {}, 400],
  ["more than an event is", " ".repeat(200_000), {}, 413],
  ["for a source that is not there", BODY, { name: "nobody" }, 404],
  ["for a source that sends none", BODY, { name: "kyero" }, 404],
])("a call that is %s stores nothing", async (_, body, options, status) => {
  const { send, queued } = await agency();
  expect(await send(body, options)).toMatchObject({ status });
  expect(await queued()).toEqual([]);
});

test("a call that is not signed takes no connection from the site's writes", async () => {
  const { id, send } = await agency();
  const { promise, resolve } = Promise.withResolvers<void>();
  const writes = [1, 2].map(() => onOwnConnection({ site: { id }, parts: api }, () => promise));
  expect(await send(BODY, { secret: "" })).toMatchObject({ status: 401 });
  resolve();
  await Promise.all(writes);
});

test("an event waits at its sender while the operator has not set the secret", async () => {
  const { id, send, queued } = await agency();
  const { pool } = api.storage;
  const settings = { clientId: "12", secretVariable: "GEVEL_TEST_NOT_SET" };
  const source = { siteId: id, everyMinutes: null, now: new Date() };
  await saveSource(pool, { ...source, name: "sweepbright", kind: "sweepbright", settings });
  expect(await send(BODY)).toMatchObject({ status: 503, headers: expect.anything() });
  expect(await queued()).toEqual([]);
});

test("a kind that only JavaScript knows is none", () => {
  expect(findConnector("constructor")).toBeNull();
});
