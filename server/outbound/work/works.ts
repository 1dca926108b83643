import type { ScheduledWork } from "./scheduled-work.ts";

/** Everything that comes round by itself. */
export const WORKS: readonly ScheduledWork[] = [];
