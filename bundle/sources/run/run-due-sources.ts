import { setTimeout as sleep } from "node:timers/promises";
import { createPool } from "#platform/db/connection.ts";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import type { JobParts, ScheduledJob } from "#features/site/scheduled-job.ts";
import { runSource } from "./run-source.ts";
import { keyOfSource, noteNextRun, type Source, takeDueSources, type TakenSource } from "./sources-table.ts";

/** So many at once: imports don't fill the memory. */
const AT_ONCE = 3;
/** Times are those of the job's schedule: what is taken later than it is due would be due later each time. */
const MINUTE_MS = 60_000;
/** While a source runs, others become due. */
const LOOK_AGAIN_MS = 2_000;

/**
 * Each minute, where no server does: runs the sources whose time has come, and those that become due while one of them runs, so
 * that one that answers slowly delays no other; one that fails leaves the others alone.
 */
export const dueSources: ScheduledJob = {
  name: "due-sources",
  schedule: "* * * * *",
  async run(parts, now) {
    const pool = createPool(parts.storage.databaseUrl, { max: AT_ONCE });
    const begun = performance.now();
    const running = new Map<string, Promise<void>>();
    const failures: unknown[] = [];
    const runAndNote = async (source: TakenSource, takenAt: Date) => {
      await runDue(source, parts);
      await noteNextRun(pool, source, takenAt);
    };
    /** Only what is run now is taken: a process that is killed or stopped leaves the others due. */
    const runNext = async (): Promise<boolean> => {
      const minutes = Math.floor((performance.now() - begun) / MINUTE_MS);
      const at = new Date(now.getTime() + minutes * MINUTE_MS);
      const [source] = await takeDueSources(pool, at, 1, [...running.keys()]);
      if (!source) return false;
      const key = keyOfSource(source);
      const work = runAndNote(source, at).catch((error: unknown) => void failures.push(error));
      running.set(
        key,
        work.finally(() => running.delete(key)),
      );
      return true;
    };
    try {
      for (;;) {
        while (running.size < AT_ONCE && !parts.signal.aborted && (await runNext()));
        if (running.size === 0) break;
        await Promise.race([...running.values(), sleep(LOOK_AGAIN_MS, undefined, { ref: false })]);
      }
    } finally {
      await Promise.all(running.values());
      await pool.end();
    }
    if (failures.length > 0) throw failures[0];
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
