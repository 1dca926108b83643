import { inBrussels } from "#domain/format/moments.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";

/** A year to compare with the year before would be two; thirteen months compare a month with the same one. */
const KEPT_MONTHS = 13;

/** Each night: figures of searches older than thirteen months go. */
export const oldSearchFigures: ScheduledJob = {
  name: "old-search-figures",
  schedule: "40 3 * * *",
  async run({ storage, log }, now) {
    const count = await storage.figures.dropSearchesBefore(firstDayKept(now));
    if (count > 0) log.info({ count }, "dropped old figures of searches");
  },
};

function firstDayKept(now: Date): string {
  const [year = 0, month = 1, day = 1] = inBrussels(now)!.date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - KEPT_MONTHS, day)).toISOString().slice(0, 10);
}
