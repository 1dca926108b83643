import { keepNoLonger } from "./keep-no-longer.ts";
import { alerts, forgetUnconfirmed } from "../alerts/alert-works.ts";
import { endedHolds } from "./ended-holds.ts";
import { endingSubscriptions } from "../alerts/ending-subscriptions.ts";
import type { ScheduledWork } from "./scheduled-work.ts";
import { visitReminders } from "./visit-reminders.ts";

/** Everything that comes round by itself. */
export const WORKS: readonly ScheduledWork[] = [
  alerts,
  endedHolds,
  endingSubscriptions,
  forgetUnconfirmed,
  keepNoLonger,
  visitReminders,
];
