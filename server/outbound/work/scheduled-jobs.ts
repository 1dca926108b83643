import { keepNoLonger } from "./purge-expired.ts";
import { alerts, forgetUnconfirmed } from "../alerts/alert-jobs.ts";
import { endedHolds } from "./ended-holds.ts";
import { endingSubscriptions } from "../alerts/ending-subscriptions.ts";
import type { ScheduledWork } from "./scheduled-work.ts";
import { visitReminders } from "./visit-reminders.ts";

/** Everything that comes round by itself. */
export const SCHEDULED_JOBS: readonly ScheduledWork[] = [
  alerts,
  endedHolds,
  endingSubscriptions,
  forgetUnconfirmed,
  keepNoLonger,
  visitReminders,
];
