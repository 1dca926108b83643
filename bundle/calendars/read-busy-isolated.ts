import { findInProject } from "#platform/config/find-in-project.ts";
import { createProcessPool } from "#platform/media/isolated/process-pool.ts";
import { TaskStopped } from "#platform/media/isolated/task-process.ts";
import type { BusyCalendar, BusyWindow } from "./busy-events.ts";
import type { CalendarTasks } from "./calendar-process.ts";

const LONGEST_SECONDS = 15;

const pool = createProcessPool<CalendarTasks>({
  program: findInProject("bundle/calendars/calendar-process.ts"),
  megabytes: 400,
});

/** What `readBusyEvents` says, found out in a process that can be killed: a rule of one line can be made to run for ever. */
export async function readBusyIsolated(text: string, window: BusyWindow): Promise<BusyCalendar> {
  try {
    return await pool.run("readBusyEvents", LONGEST_SECONDS, text, window);
  } catch (error) {
    if (error instanceof TaskStopped) return { ok: false, reason: `it cannot be read: ${error.message}` };
    throw error;
  }
}
