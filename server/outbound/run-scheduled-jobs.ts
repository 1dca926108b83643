import type { PgBoss } from "pg-boss";
import { WORK_QUEUE } from "#platform/jobs/queues.ts";
import type { ScheduledJob, JobParts } from "#features/site/scheduled-job.ts";

type WorkJob = { readonly work: string };

/** Every server hears of an import: so many seconds long, what they all ask for is done once. */
const WOKEN_ONCE_SECONDS = 5;

/**
 * Puts each work on its schedule, and does it when its time comes; only the latest of several missed times is made up for.
 * The answer ends the listening to imports.
 */
export async function runScheduledJobs(
  boss: PgBoss,
  works: readonly ScheduledJob[],
  parts: JobParts,
  now: () => Date,
): Promise<() => void> {
  const known = new Set(works.map(({ name }) => name));
  for (const { key } of await boss.getSchedules(WORK_QUEUE)) {
    if (!known.has(key)) await boss.unschedule(WORK_QUEUE, key);
  }
  for (const { name, schedule } of works) {
    const options = { key: name, tz: "Europe/Brussels", missed: "once" } as const;
    await boss.schedule(WORK_QUEUE, schedule, { work: name } satisfies WorkJob, options);
  }
  const polling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 60 };
  await boss.work<WorkJob>(WORK_QUEUE, polling, async (jobs) => {
    for (const { data } of jobs) {
      const work = works.find(({ name }) => name === data.work);
      if (!work) continue;
      await work.run(parts, now());
      parts.log.info({ work: work.name }, "work done");
    }
  });
  return parts.storage.onChange(() => {
    for (const { name } of works.filter(({ isWokenByImports }) => isWokenByImports)) {
      const once = { singletonKey: name, singletonSeconds: WOKEN_ONCE_SECONDS };
      // Its schedule comes anyway.
      boss
        .send(WORK_QUEUE, { work: name } satisfies WorkJob, once)
        .catch((error: unknown) => parts.log.warn({ err: error, work: name }, "work was not woken"));
    }
  });
}
