import type { Pool, QueryConfig, QueryResult, QueryResultRow } from "pg";
import { createPool, retryWhileAway } from "../database/connection.ts";
import { isDatabaseAway } from "../database/is-database-away.ts";

/** A replica that failed, or that lags behind an import, is left out this long before it is asked again. */
const REST_MS = 2_000;
/** A restart of the database takes about this long; a visitor waits no longer, and not at all when it is away since longer. */
const PATIENCE_MS = 3_000;

export type ReadDatabase = {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
  /** After a change no replica is asked until it has what the primary has. */
  waitForReplicas(): void;
  close(): Promise<void>;
};

type Replica = { readonly pool: Pool; restUntil: number; behind: string | null };

/** Reads go to the replicas in turn, skipping those that are dead or behind, else to the primary. */
export function createReadDatabase(primary: Pool, replicaUrls: readonly string[]): ReadDatabase {
  const replicas: Replica[] = replicaUrls.map((url) => ({
    pool: createPool(url),
    restUntil: 0,
    behind: null,
  }));
  let turn = 0;
  let isKnownAway = false;

  const pick = async (): Promise<Replica | null> => {
    for (let tried = 0; tried < replicas.length; tried += 1) {
      const replica = replicas[(turn = (turn + 1) % replicas.length)]!;
      if (performance.now() < replica.restUntil) continue;
      if (replica.behind === null || (await hasCaughtUp(replica))) return replica;
    }
    return null;
  };

  const askPrimary: ReadDatabase["query"] = async (query) => {
    try {
      const result = await retryWhileAway(isKnownAway ? 0 : PATIENCE_MS, () => primary.query(query));
      isKnownAway = false;
      return result;
    } catch (error) {
      isKnownAway = isDatabaseAway(error);
      throw error;
    }
  };

  return {
    query: async (query) => {
      for (let replica = await pick(); replica; replica = await pick()) {
        try {
          return await replica.pool.query(query);
        } catch (error) {
          if (!isDatabaseAway(error)) throw error;
          rest(replica);
        }
      }
      return askPrimary(query);
    },
    waitForReplicas: () => {
      for (const replica of replicas) replica.behind = UNKNOWN_POSITION;
      if (replicas.length > 0) void notePosition(primary, replicas);
    },
    close: async () => {
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

/** Behind a position that isn't known yet. */
const UNKNOWN_POSITION = "";

async function notePosition(primary: Pool, replicas: readonly Replica[]): Promise<void> {
  try {
    const { rows } = await primary.query<{ position: string }>(
      "select pg_current_wal_lsn()::text as position",
    );
    for (const replica of replicas) replica.behind = rows[0]!.position;
  } catch {
    // Without the primary nothing newer can be told apart; the replicas are all there is.
    for (const replica of replicas) replica.behind = null;
  }
}

async function hasCaughtUp(replica: Replica): Promise<boolean> {
  if (replica.behind === UNKNOWN_POSITION) return false;
  try {
    const { rows } = await replica.pool.query<{ caught_up: boolean }>(
      "select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as caught_up",
      [replica.behind],
    );
    if (rows[0]?.caught_up) replica.behind = null;
    else rest(replica, 100);
  } catch {
    rest(replica);
  }
  return replica.behind === null;
}

function rest(replica: Replica, duration = REST_MS): void {
  replica.restUntil = performance.now() + duration;
}
