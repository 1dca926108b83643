import { createPool } from "#platform/db/connection.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import type { JobParts, ScheduledJob } from "#features/site/scheduled-job.ts";
import { runSource } from "./run-source.ts";
import { noteNextRun, type Source, takeDueSources } from "./sources-table.ts";

const MOST_A_RUN = 20;
/** So many at once: one that answers slowly delays no other, and imports don't fill the memory. */
const AT_ONCE = 3;

/** Each minute: runs the sources whose time has come; one that fails leaves the others alone. */
export const dueSources: ScheduledJob = {
  name: "due-sources",
  schedule: "* * * * *",
  async run(parts, now) {
    const pool = createPool(parts.storage.databaseUrl, { max: AT_ONCE });
    let left = MOST_A_RUN;
    const runOneAfterTheOther = async () => {
      while (left-- > 0) {
        // Only what is run now is taken: a process that is killed or stopped leaves the others due.
        const [source] = await takeDueSources(pool, now, 1);
        if (!source) return;
        await runDue(source, parts);
        await noteNextRun(pool, source, now);
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, runOneAfterTheOther));
    await pool.end();
    for (const one of ended) if (one.status === "rejected") throw one.reason;
  },
};

async function runDue(source: Source, { storage, dataDir, log }: JobParts): Promise<void> {
  const about = { siteId: source.siteId, source: source.name };
  try {
    const { outcome, summary } = await runSource(source, {
      databaseUrl: storage.databaseUrl,
      dataDir,
      fetch: createFetchPublic(),
      environment: process.env,
      now: () => new Date(),
    });
    const level = outcome === "failed" || outcome === "refused" ? "warn" : "info";
    log[level]({ ...about, outcome, summary }, "a source was run");
  } catch (error) {
    log.error({ ...about, err: error }, "a source could not be run");
  }
}
