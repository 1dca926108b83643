import { keepNoLonger } from "./keep-no-longer.ts";
import { alerts, forgetSubscriptions } from "../alerts/alert-works.ts";
import type { ScheduledWork } from "./scheduled-work.ts";
import { visitReminders } from "./visit-reminders.ts";

/** Everything that comes round by itself. */
export const WORKS: readonly ScheduledWork[] = [alerts, forgetSubscriptions, keepNoLonger, visitReminders];
