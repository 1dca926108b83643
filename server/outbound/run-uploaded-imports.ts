import type { Job, JobResult, PgBoss } from "pg-boss";
import { type QueuedImport, runQueuedImport } from "#bundle/write-api/imports/run-import.ts";
import type { Log } from "#platform/log/log.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import { statusOfJob } from "./deliver-queue.ts";
import { IMPORT_QUEUE } from "#platform/jobs/queues.ts";

type Parts = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly log: Log;
  readonly now: () => Date;
};

const ONE = {
  groupConcurrency: 1,
  perJobResults: true,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 30,
} as const;

/** Imports the bundles that were sent over the API, one at a time; one whose server ended is begun again. */
export async function runUploadedImports(boss: PgBoss, { log, ...parts }: Parts): Promise<void> {
  const work = async ({ id, data }: Job<QueuedImport>): Promise<JobResult> => {
    try {
      const outcome = await runQueuedImport(data, parts);
      log.info({ ...data, outcome }, "an import of the API ended");
      return { id, status: "completed" };
    } catch (error) {
      log.error({ ...data, err: error }, "an import of the API ended without a result");
      return { id, status: "failed" };
    }
  };
  const traced = (job: Job<QueuedImport>) =>
    inSpan(
      { name: `job ${IMPORT_QUEUE}`, kind: "consumer", facts: { "gevel.site": job.data.siteId } },
      () => work(job),
      statusOfJob,
    );
  await boss.work<QueuedImport, unknown, typeof ONE>(IMPORT_QUEUE, ONE, (jobs) =>
    Promise.all(jobs.map(traced)),
  );
}
