import type { Site } from "./schema/site.ts";
import type { Log } from "#platform/log/log.ts";
import type { Storage } from "./storage.ts";

/** What a scheduled job may use. */
export type JobParts = {
  readonly storage: Storage;
  readonly log: Log;
  readonly dataDir: string;
  /** Scheme and host of a site's own absolute addresses. */
  readonly originOf: (site: Site) => string;
  /** Aborted once this server stops: what has not begun is left to others. */
  readonly signal: AbortSignal;
};

/**
 * A job that runs on a schedule. Of several servers one runs it each time; when that server dies, another runs it again, so
 * running it twice must do no harm.
 */
export type ScheduledJob = {
  readonly name: string;
  /** In cron syntax, in Belgian time; never more often than every minute. */
  readonly schedule: string;
  /** Whether it also runs right after an import. */
  readonly runsAfterImports?: boolean;
  run(parts: JobParts, now: Date): Promise<void>;
};
