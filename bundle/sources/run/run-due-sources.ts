import { createPool } from "#platform/db/connection.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";
import { runSource } from "./run-source.ts";
import { takeDueSources } from "./sources-table.ts";

/** Each minute: runs the sources whose time has come, one after the other; one that fails leaves the others alone. */
export const dueSources: ScheduledJob = {
  name: "due-sources",
  schedule: "* * * * *",
  async run({ storage, dataDir, log }, now) {
    const { databaseUrl } = storage;
    const pool = createPool(databaseUrl, { max: 1 });
    const due = await takeDueSources(pool, now).finally(() => pool.end());
    const fetch = createFetchPublic();
    for (const source of due) {
      const parts = { databaseUrl, dataDir, fetch, environment: process.env, now: () => new Date() };
      const about = { siteId: source.siteId, source: source.name };
      try {
        const { outcome, summary } = await runSource(source, parts);
        const level = outcome === "failed" || outcome === "refused" ? "warn" : "info";
        log[level]({ ...about, outcome, summary }, "a source was run");
      } catch (error) {
        log.error({ ...about, err: error }, "a source could not be run");
      }
    }
  },
};
