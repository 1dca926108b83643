import type { ScheduledJob } from "#features/site/scheduled-job.ts";

/** Each night: links, sessions and challenges that open nothing any more go. */
export const endedSessions: ScheduledJob = {
  name: "ended-sessions",
  schedule: "55 3 * * *",
  async run({ storage, log }, now) {
    const count = await storage.desk.dropEnded(now);
    if (count > 0) log.info({ count }, "dropped links and sessions of the desk that had ended");
  },
};
