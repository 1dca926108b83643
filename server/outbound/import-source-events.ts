import type { Job, JobResult, PgBoss } from "pg-boss";
import { importQueuedEvent, type QueuedEvent, RefusedForGood } from "#bundle/sources/run/import-event.ts";
import type { Log } from "#platform/log/log.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import { statusOfJob } from "./deliver-queue.ts";
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

/** Sources that are slow, or whose run is under way, keep some of these waiting; the others go on. */
const WORKERS = 4;
const POLLING = {
  localConcurrency: WORKERS,
  // Of one source one event after the other, whichever server has it.
  groupConcurrency: 1,
  perJobResults: true,
  // A new event wakes its worker; polls only find what was put off.
  pollingIntervalSeconds: 30,
  notifyPollingIntervalSeconds: 60,
  burstWhenBatchFull: true,
} as const;

/** Works off what systems of agencies told; what fails is tried again, unless the system refused it for good. */
export async function importSourceEvents(
  boss: PgBoss,
  { databaseUrl, dataDir, originOf, log, now }: Parts,
): Promise<void> {
  const parts = { databaseUrl, dataDir, originOf, now, fetch: createFetchPublic(), environment: process.env };
  const work = async ({ id, data }: Job<QueuedEvent>): Promise<JobResult> => {
    const { siteId, source } = data;
    try {
      const summary = await importQueuedEvent(data, parts);
      log.info({ siteId, source, summary }, "an event of a source was brought");
      return { id, status: "completed" };
    } catch (error) {
      if (error instanceof RefusedForGood) {
        log.error({ siteId, source, err: error }, "an event of a source was refused for good");
        return { id, status: "completed" };
      }
      log.warn({ siteId, source, err: error }, "an event of a source is tried again");
      return { id, status: "failed" };
    }
  };
  const traced = (job: Job<QueuedEvent>) =>
    inSpan(
      {
        name: `job ${SOURCE_EVENT_QUEUE}`,
        kind: "consumer",
        facts: { "gevel.site": job.data.siteId, "gevel.source": job.data.source },
      },
      () => work(job),
      statusOfJob,
    );
  await boss.work<QueuedEvent, unknown, typeof POLLING>(SOURCE_EVENT_QUEUE, POLLING, (jobs) =>
    Promise.all(jobs.map(traced)),
  );
}
