import { keepNoLonger } from "./keep-no-longer.ts";
import type { ScheduledWork } from "./scheduled-work.ts";
import { visitReminders } from "./visit-reminders.ts";

/** Everything that comes round by itself. */
export const WORKS: readonly ScheduledWork[] = [keepNoLonger, visitReminders];
