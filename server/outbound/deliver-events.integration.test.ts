import { afterEach, beforeEach, expect, test } from "vitest";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  retryDeliveries,
} from "#features/webhooks/outbox/operate-webhooks.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { signedHeaders } from "#features/webhooks/signature.ts";
import { listLog } from "#features/site/access/site-log.ts";
import { EVENT_QUEUE, QUEUES } from "#platform/jobs/queues.ts";
import { openReceiver } from "./testing/open-receiver.ts";
import { openTestOutbound } from "./testing/open-test-outbound.ts";

let outbound: Awaited<ReturnType<typeof openTestOutbound>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;

beforeEach(async () => {
  [outbound, receiver] = await Promise.all([openTestOutbound(), openReceiver()]);
});
afterEach(async () => {
  await receiver.close();
  await outbound.close();
});

const start = () => outbound.start({ send: async () => ({ kind: "sent" }), close: async () => undefined });
const pool = () => outbound.storage.pool;
const deliveries = () => listDeliveries(pool(), "huyzen", 100);
const idsReceived = () => receiver.received.map(({ headers }) => headers["webhook-id"]);

async function add(url = receiver.url): Promise<Buffer> {
  const webhook = { url, eventTypes: ["contact.requested"] as const, now: outbound.now() };
  const { secret } = (await addWebhook(pool(), "huyzen", webhook))!;
  return Buffer.from(secret.replace("whsec_", ""), "base64");
}

const question = (id: string): LeadEvent => ({
  type: "contact.requested",
  key: id,
  data: {
    id,
    language: "nl",
    visitor: { name: "An Peeters", email: "an@example.be", phone: null },
    message: "Dag",
    listing: { id: 12, reference: "G-12", title: "Huis", path: "/nl/aanbod/12" },
  },
});

async function ask(): Promise<void> {
  const submission = testSubmission({ now: outbound.now() });
  await outbound.storage.submissions.accept("huyzen", submission, async (_transaction, id) => ({
    mails: [],
    events: [question(id)],
    answer: null,
  }));
}

test("a lead reaches the webhook at once, signed, and what it said is forgotten here", async () => {
  const secret = await add();
  await start();
  await ask();
  await outbound.until(async () => (await deliveries())[0]?.deliveredAt != null);
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  const now = new Date(Number(headers["webhook-timestamp"]) * 1_000);
  const eventId = String(headers["webhook-id"]);
  expect(headers).toMatchObject(signedHeaders(secret, { eventId, body, now }));
  expect(JSON.parse(body)).toMatchObject({
    type: "contact.requested",
    data: { site: "huyzen", listing: { id: 12, externalId: null, source: "bundle" } },
  });
  const kept = await outbound.rows("select body, attempts, last_answer from webhook_delivery");
  expect(kept).toEqual([{ body: null, attempts: 1, last_answer: "HTTP 204" }]);
  expect(outbound.lines.join("")).not.toContain("an@example.be");
});

test("a webhook that fails or redirects is called again with the same id", async () => {
  await add();
  const answers = [500, 302, 429];
  receiver.behaviour.answer = async () => answers.shift() ?? 200;
  await start();
  await ask();
  await outbound.passMinutes(20);
  await outbound.until(async () => (await deliveries())[0]?.deliveredAt != null);
  expect(receiver.received).toHaveLength(4);
  expect(new Set(idsReceived()).size).toBe(1);
});

test("an event is tried for two days, with pauses that grow", () => {
  const {
    retryLimit = 0,
    retryDelay = 0,
    retryDelayMax = 0,
  } = QUEUES.find(({ name }) => name === EVENT_QUEUE)!;
  const pauses = (share: number) =>
    Array.from({ length: retryLimit }, (_, tries) =>
      Math.min(retryDelayMax, retryDelay * 2 ** (tries + 1) * share),
    );
  const hours = (share: number) => Math.floor(pauses(share).reduce((sum, one) => sum + one, 0) / 3_600);
  expect([hours(0.5), hours(1)]).toEqual([48, 52]);
  expect(pauses(1)).toEqual(pauses(1).toSorted((a, b) => a - b));
});

test("an event that nobody takes is put aside after its last try, and an operator has it tried again", async () => {
  await add();
  receiver.behaviour.answer = async () => 503;
  await ask();
  await outbound.rows(`update gevel_queue.job set retry_limit = 2 where name = '${EVENT_QUEUE}'`);
  await start();
  await outbound.passMinutes(30);
  await outbound.until(async () => (await deliveries())[0]?.failedAt != null);
  expect(await deliveries()).toMatchObject([{ attempts: 3, lastAnswer: "HTTP 503", deliveredAt: null }]);
  receiver.behaviour.answer = async () => 200;
  expect(await retryDeliveries(pool(), "huyzen")).toBe(1);
  await outbound.passMinutes(5);
  await outbound.until(async () => (await deliveries())[0]?.deliveredAt != null);
  expect(new Set(idsReceived()).size).toBe(1);
});

test("a webhook that answers 410 is called no more, and the log of the site says so", async () => {
  await add();
  receiver.behaviour.answer = async () => 410;
  await start();
  await ask();
  await outbound.until(async () => (await listWebhooks(pool(), "huyzen"))[0]?.disabledAt != null);
  await ask();
  await outbound.passMinutes(10);
  expect(receiver.received).toHaveLength(1);
  expect(await listWebhooks(pool(), "huyzen")).toMatchObject([{ disabledBecause: "HTTP 410" }]);
  expect(await deliveries()).toMatchObject([{ failedAt: expect.any(Date) }]);
  expect(await retryDeliveries(pool(), "huyzen")).toBe(0);
  expect((await listLog(pool(), "huyzen", 10)).map(({ outcome }) => outcome)).toContain("disabled");
});

test("two servers on one database send each event once", async () => {
  await add();
  await start();
  await start();
  await Promise.all(Array.from({ length: 30 }, ask));
  await outbound.until(() => receiver.received.length >= 30);
  await outbound.passMinutes(5);
  expect(new Set(idsReceived()).size).toBe(30);
  expect(receiver.received).toHaveLength(30);
});

test("an address of the operator's own network is never called", async () => {
  for (const url of ["http://10.0.0.1/leads", "https://169.254.169.254/latest"]) await add(url);
  await start();
  await ask();
  await outbound.until(async () => (await deliveries()).every(({ failedAt }) => failedAt !== null));
  const answers = (await deliveries()).map(({ lastAnswer }) => lastAnswer).toSorted();
  expect(answers).toEqual(["10.0.0.1 is no public address", "169.254.169.254 is no public address"]);
});

test("a webhook that never answers holds up neither visitors nor other webhooks", async () => {
  const dead = await openReceiver();
  dead.behaviour.answer = () => new Promise(() => undefined);
  await add(dead.url);
  await start();
  for (let asked = 0; asked < 5; asked += 1) await ask();
  await outbound.until(() => dead.received.length === 5);
  await add();
  const before = performance.now();
  await ask();
  expect(performance.now() - before).toBeLessThan(2_000);
  await outbound.until(() => receiver.received.length === 1);
  await dead.close();
});
