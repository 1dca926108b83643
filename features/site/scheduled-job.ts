import type { Site } from "./schema/site.ts";
import type { Log } from "#platform/log/log.ts";
import type { Storage } from "./storage.ts";

/** What work that nobody asked for gets to do it with. */
export type JobParts = {
  readonly storage: Storage;
  readonly log: Log;
  readonly dataDir: string;
  /** Scheme and host of a site's own absolute addresses. */
  readonly originOf: (site: Site) => string;
};

/**
 * Work that comes round by itself. Of several servers one does it each time; one that dies over it is followed by another, so
 * it must do no harm when it is done twice.
 */
export type ScheduledJob = {
  readonly name: string;
  /** As cron writes it, on Belgian clocks; never more often than every minute. */
  readonly schedule: string;
  /** What an import brings is work for it at once. */
  readonly isWokenByImports?: boolean;
  run(parts: JobParts, now: Date): Promise<void>;
};
