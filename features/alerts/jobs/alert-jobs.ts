import type { ScheduledJob } from "#features/site/scheduled-job.ts";
import { sendAlerts } from "./send-alerts.ts";

const DAY = 86_400_000;
/** Nobody confirms later than that; the first mail says so. */
const UNCONFIRMED_DAYS = 7;

/** News for subscribers, as soon as there is any, and digests when their hour comes. */
export const alerts: ScheduledJob = {
  name: "alerts",
  schedule: "* * * * *",
  runsAfterImports: true,
  async run({ storage, originOf, log }, now) {
    const mails = await sendAlerts({ storage, originOf, log }, now);
    if (mails > 0) log.info({ mails }, "subscribers are told of news");
  },
};

/** Subscriptions that were never confirmed, night after night. */
export const forgetUnconfirmed: ScheduledJob = {
  name: "forget-unconfirmed",
  schedule: "41 3 * * *",
  async run({ storage }, now) {
    await storage.subscriptions.removeUnconfirmed(new Date(now.getTime() - UNCONFIRMED_DAYS * DAY));
  },
};
