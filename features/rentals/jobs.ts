import type { ScheduledJob } from "#features/site/scheduled-job.ts";

/** Tidies away the stays that nobody confirmed or answered in time: pages that were kept show them as free. */
export const endedHolds: ScheduledJob = {
  name: "ended-holds",
  schedule: "* * * * *",
  async run({ storage, log }, now) {
    const ended = await storage.stays.releaseEnded(now);
    if (ended > 0) log.info({ ended }, "stays are free again");
  },
};
