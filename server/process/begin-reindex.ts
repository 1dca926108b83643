import { setTimeout as sleep } from "node:timers/promises";
import { reindexOutdated } from "#bundle/reindex/reindex-outdated.ts";
import type { OpenParts } from "./open-parts.ts";

const AGAIN_AFTER_MS = 60_000;

/**
 * Derives anew, beside a server that answers already, what an older version derived: pages go on with that until it is done.
 * What fails, as where the database goes away meanwhile, is tried again.
 */
export function beginReindex({ storage, log, signal }: Pick<OpenParts, "storage" | "log" | "signal">): {
  /** Resolves when nothing of it runs any more, soon after the process was told to stop. */
  readonly stop: () => Promise<void>;
} {
  const run = async () => {
    while (!signal.aborted) {
      const isDone = await reindexOutdated({
        databaseUrl: storage.databaseUrl,
        signal,
        onDone: (done) => log.info({ ...done }, "a site of an older version was reindexed"),
        onFailed: (siteId, error) =>
          log.error({ siteId, err: error }, "a site could not be reindexed: it is tried again in a minute"),
      }).catch((error: unknown) => {
        if (!signal.aborted)
          log.error({ err: error }, "sites could not be reindexed: they are tried again in a minute");
        return false;
      });
      if (isDone) return;
      await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return { stop: () => running };
}
