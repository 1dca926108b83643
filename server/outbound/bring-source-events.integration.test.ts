import { afterEach, beforeEach, expect, test } from "vitest";
import { withSourceLock } from "#bundle/sources/run/source-lock.ts";
import { saveSource } from "#bundle/sources/run/sources-table.ts";
import { withConnection } from "#platform/db/connection.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { SOURCE_EVENT_QUEUE } from "#platform/jobs/queues.ts";
import { openTestOutbound } from "./testing/open-test-outbound.ts";

let outbound: Awaited<ReturnType<typeof openTestOutbound>>;
beforeEach(async () => {
  outbound = await openTestOutbound();
});
afterEach(() => outbound.close());

/** An event of a source of the site huyzen, as its endpoint queues it. */
const queue = (source: string) =>
  withConnection(outbound.databaseUrl, (client) => {
    const event = { externalId: "a", change: "changed", happenedAt: null };
    const data = { siteId: "huyzen", source, event };
    return queueJob(client, SOURCE_EVENT_QUEUE, data, { group: `huyzen/${source}` });
  });

test("a source whose run takes long holds up no other source", async () => {
  const slow = { siteId: "huyzen", name: "slow", kind: "none", settings: {}, everyMinutes: null };
  await saveSource(outbound.storage.pool, { ...slow, now: outbound.now() });
  await withSourceLock(outbound.databaseUrl, slow, async () => {
    for (let events = 0; events < 12; events += 1) await queue("slow");
    await outbound.start({ send: async () => ({ kind: "sent" }), close: async () => undefined });
    await queue("removed");
    await outbound.until(() => outbound.lines.some((line) => line.includes("the source is gone")));
  });
  expect(outbound.lines.join("")).not.toContain("refused for good");
});
