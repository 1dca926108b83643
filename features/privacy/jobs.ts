import { dropMailFilesBefore } from "#platform/mail/mail-files.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";

/** Mails that were written to files are there to be looked at, not to be kept. */
const FILE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Each night: what visitors sent goes when its site has kept it long enough. */
export const purgeExpired: ScheduledJob = {
  name: "purge-expired",
  schedule: "30 3 * * *",
  async run({ storage, dataDir, log }, now) {
    const removed = await storage.expirePersonalData(now);
    log.info({ removed }, "purged what expired");
    await dropMailFilesBefore(dataDir, new Date(now.getTime() - FILE_DAYS * DAY_MS));
  },
};
