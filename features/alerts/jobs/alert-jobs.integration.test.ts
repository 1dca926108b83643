import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { createLog } from "#platform/log/log.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import { openPostbox } from "#server/outbound/testing/open-postbox.ts";
import { openTestOutbound } from "#server/outbound/testing/open-test-outbound.ts";
import { alerts, forgetUnconfirmed } from "./alert-jobs.ts";
import { endingSubscriptions } from "./ending-subscriptions.ts";

let outbound: Awaited<ReturnType<typeof openTestOutbound>>;
beforeEach(async () => {
  outbound = await openTestOutbound();
});
afterEach(() => outbound.close());

const estate = (id: number) => ({
  general: {
    id,
    headType: { id: 1 },
    transaction: { id: 1 },
    price: { value: 300_000 },
    title: { nl: `Huis ${id}` },
  },
});
const importListings = (...ids: number[]) =>
  importForTest(outbound.storage, { siteId: "huyzen", nodes: ids.map(estate), now: outbound.now() });

async function subscribe(isConfirmed = true): Promise<string> {
  const { subscriptions, submissions } = outbound.storage;
  const subscription = {
    id: randomUUID(),
    email: "an@example.be",
    locale: "nl",
    frequency: "at-once",
    criteria: criteriaOf(EMPTY_LISTING_QUERY),
  } as const;
  const now = outbound.now();
  await submissions.transact((transaction) => subscriptions.create(transaction, "huyzen", subscription, now));
  if (isConfirmed)
    await submissions.transact((transaction) =>
      subscriptions.confirm(transaction, "huyzen", subscription.id, now),
    );
  return subscription.id;
}

test("an import wakes the work: subscribers hear at once, once, from two servers, with one-click unsubscribing", async () => {
  const { sent, transport } = openPostbox();
  await importListings(1);
  await subscribe();
  await outbound.start(transport, [alerts]);
  await outbound.start(transport, [alerts]);
  await importListings(1, 2);
  await outbound.until(() => sent.length > 0);
  await outbound.passMinutes(5, 1);
  expect(sent.map(({ subject }) => subject)).toEqual(["Nieuw in het aanbod: Huis 2"]);
  expect(sent[0]!.headers).toMatchObject({
    "List-Unsubscribe": {
      value: expect.stringMatching(/^<https:\/\/huyzen\.localhost\/nl\/hou-me-op-de-hoogte\/uitschrijven\//),
    },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("who did not touch a subscription for two years is told in time, once, and can keep it or end it by one click", async () => {
  const { sent, transport } = openPostbox();
  const id = await subscribe();
  await outbound.start(transport);
  const parts = {
    storage: outbound.storage,
    log: createLog({ level: "info", now: outbound.now, destination: { write: () => undefined } }),
    dataDir: "/nowhere",
    originOf: () => "https://huyzen.example",
    signal: new AbortController().signal,
  };
  const soon = new Date(outbound.now().getTime() + 710 * 86_400_000);
  await Promise.all([endingSubscriptions.run(parts, soon), endingSubscriptions.run(parts, soon)]);
  await endingSubscriptions.run(parts, soon);
  await outbound.until(() => sent.length > 0);
  await outbound.passMinutes(5, 1);
  expect(sent).toHaveLength(1);
  const [mail] = sent;
  expect(mail!.subject).toMatch(/^Uw zoektocht stopt op \d\d\/\d\d\/\d{4}$/);
  expect(mail!.text).toContain("/nl/hou-me-op-de-hoogte/");
  expect(mail!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect((await outbound.storage.subscriptions.find("huyzen", id))?.endsAt).not.toBeNull();
});

test("what nobody confirmed is forgotten after seven days", async () => {
  const [waiting, kept] = [await subscribe(false), await subscribe()];
  const log = createLog({ level: "info", now: outbound.now, destination: { write: () => undefined } });
  const parts = {
    storage: outbound.storage,
    log,
    dataDir: "/nowhere",
    originOf: () => "https://huyzen.example",
    signal: new AbortController().signal,
  };
  const later = (days: number) => new Date(outbound.now().getTime() + days * 86_400_000);
  await forgetUnconfirmed.run(parts, later(6.9));
  expect(await outbound.storage.subscriptions.find("huyzen", waiting)).not.toBeNull();
  await forgetUnconfirmed.run(parts, later(7.1));
  expect(await outbound.storage.subscriptions.find("huyzen", waiting)).toBeNull();
  expect(await outbound.storage.subscriptions.find("huyzen", kept)).not.toBeNull();
});
