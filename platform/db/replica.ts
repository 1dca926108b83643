import type { Pool, QueryConfig, QueryResult, QueryResultRow } from "pg";
import { createPool } from "./connection.ts";
import { REPLICA_MS, VISITOR_DEADLINES } from "./deadlines.ts";
import { queryWithTimeout } from "./query-with-timeout.ts";

export type Replica = {
  /** Whether it may be asked now: it answers, and has all that was written before the last change. */
  isReady(): boolean;
  /** The same for who only watches: asking changes nothing. */
  seemsReady(): boolean;
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
  /** Leaves it out for a while; after that, one question of nobody's tells whether it is back. */
  rest(): void;
  /** From now on it must have what the primary had at `position`, once that is known; null: whatever it has will do. */
  waitFor(position: Promise<string | null>): void;
  close(): Promise<void>;
};

const REST_MS = 10_000;
/** One that lags behind an import is asked again soon. */
const LAG_MS = 100;

/** A replica that does not answer in time, or that lags behind a change, holds no visitor up. */
export function createReplica(url: string, isPrimaryAway: () => boolean): Replica {
  const pool = createPool(url, VISITOR_DEADLINES);
  let restUntil = 0;
  let isProven = true;
  let isProbed = false;
  let behind: Promise<string | null> | null = null;

  const rest = (ms = REST_MS) => {
    isProven = false;
    restUntil = performance.now() + ms;
  };
  const probe = async () => {
    const waitedFor = behind;
    const hasCaughtUp = await catchesUp(pool, (await waitedFor) ?? null, isPrimaryAway());
    // Another change may have come meanwhile.
    if (hasCaughtUp && behind === waitedFor) isProven = true;
    else rest(LAG_MS);
  };

  return {
    isReady: () => {
      if (isProven) return true;
      if (isProbed || performance.now() < restUntil) return false;
      isProbed = true;
      probe()
        .catch(() => rest())
        .finally(() => (isProbed = false));
      return false;
    },
    seemsReady: () => isProven,
    query: (query) => queryWithTimeout(pool, REPLICA_MS, query),
    rest,
    waitFor: (position) => {
      behind = position;
      isProven = false;
    },
    close: () => pool.end(),
  };
}

/** Without the primary, what was never sent to the replica can't be waited for: it is asked once it has applied all that it got. */
async function catchesUp(pool: Pool, position: string | null, isPrimaryAway: boolean): Promise<boolean> {
  const { rows } = await queryWithTimeout<{ caught_up: boolean }>(pool, REPLICA_MS, {
    text: `select $1::pg_lsn is null or coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true)
      or ($2 and coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), true)) as caught_up`,
    values: [position, isPrimaryAway],
  });
  return rows[0]!.caught_up;
}
