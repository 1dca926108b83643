import type { PgBoss } from "pg-boss";
import { withConnection } from "#platform/db/connection.ts";
import { SCHEDULED_JOB_QUEUE } from "#platform/jobs/queues.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import type { ScheduledJob, JobParts } from "#features/site/scheduled-job.ts";

type QueuedJob = { readonly work: string };

/** Every server is told of an import and queues the job; within this time it is queued only once. */
const SAME_IMPORT_SECONDS = 5;

/** A feed or a picture that takes long leaves room for reminders and alerts. */
const AT_ONCE = 4;

/** Does the work unless another run of the same job is under way, on whatever server; tells whether it did. */
function alone(databaseUrl: string, name: string, work: () => Promise<void>): Promise<boolean> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(
      "select pg_try_advisory_lock(hashtext('gevel job'), hashtext($1)) as free",
      [name],
    );
    if (!rows[0]!.free) return false;
    await work();
    return true;
  });
}

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
  await scheduleAll(boss, scheduled);
  const polling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 60, localConcurrency: AT_ONCE };
  await boss.work<QueuedJob>(SCHEDULED_JOB_QUEUE, polling, async (jobs) => {
    for (const { data } of jobs) {
      const job = scheduled.find(({ name }) => name === data.work);
      if (!job) continue;
      const isDone = await inSpan({ name: `scheduled job ${job.name}`, kind: "consumer" }, () =>
        alone(parts.storage.databaseUrl, job.name, () => job.run(parts, now())),
      );
      if (isDone) parts.log.info({ work: job.name }, "scheduled job done");
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

/** Schedules each job, and none that is there no more. */
async function scheduleAll(boss: PgBoss, scheduled: readonly ScheduledJob[]): Promise<void> {
  const known = new Set(scheduled.map(({ name }) => name));
  for (const { key } of await boss.getSchedules(SCHEDULED_JOB_QUEUE)) {
    if (!known.has(key)) await boss.unschedule(SCHEDULED_JOB_QUEUE, key);
  }
  for (const { name, schedule } of scheduled) {
    const options = { key: name, tz: "Europe/Brussels", missed: "once" } as const;
    await boss.schedule(SCHEDULED_JOB_QUEUE, schedule, { work: name } satisfies QueuedJob, options);
  }
}
