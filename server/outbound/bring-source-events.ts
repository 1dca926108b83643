import type { Job, JobResult, PgBoss } from "pg-boss";
import { bringQueuedEvent, type QueuedEvent } from "#bundle/sources/run/bring-event.ts";
import type { Log } from "#platform/log/log.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { SOURCE_EVENT_QUEUE } from "#platform/jobs/queues.ts";
import type { Site } from "#features/site/schema/site.ts";

type Parts = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly originOf: (site: Site) => string;
  readonly log: Log;
  readonly now: () => Date;
};

const SOME = {
  batchSize: 10,
  perJobResults: true,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 30,
  burstWhenBatchFull: true,
} as const;

/** Works off what systems of agencies told, one after the other; what fails is tried again. */
export async function bringSourceEvents(
  boss: PgBoss,
  { databaseUrl, dataDir, originOf, log, now }: Parts,
): Promise<void> {
  const parts = { databaseUrl, dataDir, originOf, now, fetch: createFetchPublic(), environment: process.env };
  const work = async ({ id, data }: Job<QueuedEvent>): Promise<JobResult> => {
    const { siteId, source } = data;
    try {
      const summary = await bringQueuedEvent(data, parts);
      log.info({ siteId, source, summary }, "an event of a source was brought");
      return { id, status: "completed" };
    } catch (error) {
      log.warn({ siteId, source, err: error }, "an event of a source is tried again");
      return { id, status: "failed" };
    }
  };
  await boss.work<QueuedEvent, unknown, typeof SOME>(SOURCE_EVENT_QUEUE, SOME, async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await work(job));
    return results;
  });
}
