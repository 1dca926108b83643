import { serveTasks } from "#platform/media/isolated/serve-tasks.ts";
import { readBusyEvents } from "./busy-events.ts";

/** The program of the processes that read calendars. */
const TASKS = { readBusyEvents };

export type CalendarTasks = typeof TASKS;

serveTasks(TASKS);
