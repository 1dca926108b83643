import { createPool } from "#platform/db/connection.ts";
import type { Log } from "#platform/log/log.ts";
import { findMailCounts, type MailCounts } from "#features/site/queries/status/find-mail-counts.ts";
import { findQueues, type QueueState } from "#features/site/queries/status/find-queues.ts";
import { findSiteUsage, type SiteUsage } from "#features/site/queries/status/find-site-usage.ts";
import { findSourceStates, type SourceState } from "#features/site/queries/status/find-source-states.ts";

export type Figures = {
  readonly sites: readonly SiteUsage[];
  readonly queues: readonly QueueState[];
  readonly mails: readonly MailCounts[];
  readonly sources: readonly SourceState[];
};

export type DatabaseFigures = {
  /** Null while the database does not answer. */
  read(): Promise<Figures | null>;
  close(): Promise<void>;
};

/** Shorter than the time between two scrapes of one Prometheus; several that ask share an answer. */
const CACHED_MS = 5_000;
/** Prometheus waits ten seconds for all. */
const DEADLINES = { connectionTimeoutMillis: 2_000, statement_timeout: 4_000, query_timeout: 4_000 };

/** What the database says of all sites, on a connection of its own, which never stands in a visitor's way. */
export function createDatabaseFigures(databaseUrl: string, log: Pick<Log, "warn">): DatabaseFigures {
  const pool = createPool(databaseUrl, { max: 1, ...DEADLINES });
  let until = 0;
  let reading: Promise<Figures | null> = Promise.resolve(null);

  const ask = async (): Promise<Figures> => ({
    sites: await findSiteUsage(pool),
    queues: await findQueues(pool),
    mails: await findMailCounts(pool),
    sources: await findSourceStates(pool),
  });

  return {
    read() {
      if (performance.now() < until) return reading;
      until = performance.now() + CACHED_MS;
      return (reading = ask().catch((error: unknown) => {
        log.warn({ err: error }, "the metrics lack what the database says");
        return null;
      }));
    },
    close: () => pool.end(),
  };
}
