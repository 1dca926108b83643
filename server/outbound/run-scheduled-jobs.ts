import type { PgBoss } from "pg-boss";
import { SCHEDULED_JOB_QUEUE } from "#platform/jobs/queues.ts";
import type { ScheduledJob, JobParts } from "#features/site/scheduled-job.ts";

type QueuedJob = { readonly work: string };

/** Every server is told of an import and queues the job; within this time it is queued only once. */
const SAME_IMPORT_SECONDS = 5;

/**
 * Schedules each job and runs it when it is due; of several missed runs only the latest is made up for.
 * The answer stops listening for imports.
 */
export async function runScheduledJobs(
  boss: PgBoss,
  scheduled: readonly ScheduledJob[],
  parts: JobParts,
  now: () => Date,
): Promise<() => void> {
  const known = new Set(scheduled.map(({ name }) => name));
  for (const { key } of await boss.getSchedules(SCHEDULED_JOB_QUEUE)) {
    if (!known.has(key)) await boss.unschedule(SCHEDULED_JOB_QUEUE, key);
  }
  for (const { name, schedule } of scheduled) {
    const options = { key: name, tz: "Europe/Brussels", missed: "once" } as const;
    await boss.schedule(SCHEDULED_JOB_QUEUE, schedule, { work: name } satisfies QueuedJob, options);
  }
  const polling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 60 };
  await boss.work<QueuedJob>(SCHEDULED_JOB_QUEUE, polling, async (jobs) => {
    for (const { data } of jobs) {
      const job = scheduled.find(({ name }) => name === data.work);
      if (!job) continue;
      await job.run(parts, now());
      parts.log.info({ work: job.name }, "scheduled job done");
    }
  });
  return parts.storage.onChange(() => {
    for (const { name } of scheduled.filter(({ runsAfterImports }) => runsAfterImports)) {
      const once = { singletonKey: name, singletonSeconds: SAME_IMPORT_SECONDS };
      // It runs on its schedule anyway.
      boss
        .send(SCHEDULED_JOB_QUEUE, { work: name } satisfies QueuedJob, once)
        .catch((error: unknown) =>
          parts.log.warn({ err: error, work: name }, "scheduled job was not queued"),
        );
    }
  });
}
