import { createPool } from "#platform/db/connection.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import type { JobParts, ScheduledJob } from "#features/site/scheduled-job.ts";
import { runSource } from "./run-source.ts";
import { noteNextRun, type Source, takeDueSources } from "./sources-table.ts";

const MOST_A_RUN = 20;

/** Each minute: runs the sources whose time has come, one after the other; one that fails leaves the others alone. */
export const dueSources: ScheduledJob = {
  name: "due-sources",
  schedule: "* * * * *",
  async run(parts, now) {
    const pool = createPool(parts.storage.databaseUrl, { max: 1 });
    try {
      for (let run = 0; run < MOST_A_RUN; run += 1) {
        // One at a time: a process that is killed or stopped leaves the others due.
        const [source] = await takeDueSources(pool, now, 1);
        if (!source) return;
        await runDue(source, parts);
        await noteNextRun(pool, source, now);
      }
    } finally {
      await pool.end();
    }
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
