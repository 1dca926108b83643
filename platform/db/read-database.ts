import type { Pool, QueryConfig, QueryResult, QueryResultRow } from "pg";
import { retryWhileAway } from "./connection.ts";
import { READ_MS, READ_WHILE_AWAY_MS } from "./deadlines.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { queryWithTimeout } from "./query-with-timeout.ts";
import { createReplica, type Replica } from "./replica.ts";

/** A restart of the database takes about this long; a visitor waits no longer, and not at all when it is away since longer. */
const PATIENCE_MS = 3_000;

export type ReadDatabase = {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
  /** After a change no replica is asked until it has what the primary has. */
  waitForReplicas(): void;
  /** Of each replica, in the order of the settings, whether reads go to it. */
  replicasReady(): boolean[];
  close(): Promise<void>;
};

export type ReadDatabaseParts = {
  readonly primary: Pool;
  readonly replicaUrls: readonly string[];
  /** What somebody who asks all the time has found out. */
  readonly isKnownAway: () => boolean;
  /** False while a change could go unheard. */
  readonly isListening: () => boolean;
};

/** Reads go to the replicas in turn, skipping those that are dead, silent or behind, else to the primary; in all for a limited time. */
export function createReadDatabase({
  primary,
  replicaUrls,
  isKnownAway,
  isListening,
}: ReadDatabaseParts): ReadDatabase {
  const replicas = replicaUrls.map((url) => createReplica(url, isKnownAway));
  const nextReady = takeTurns(replicas);
  const askPrimary = createPrimaryReader(primary, isKnownAway);
  return {
    query: async (query) => {
      const begun = performance.now();
      // A replica may lack a change that nobody heard of.
      if (replicas.length > 0 && !isListening() && !isKnownAway()) {
        try {
          return await queryWithTimeout(primary, READ_WHILE_AWAY_MS, query);
        } catch (error) {
          if (!isDatabaseAway(error)) throw error;
        }
      }
      for (let replica = nextReady(); replica; replica = nextReady()) {
        try {
          return await replica.query(query);
        } catch (error) {
          if (!isDatabaseAway(error)) throw error;
          replica.rest();
        }
      }
      return askPrimary(query, begun);
    },
    waitForReplicas: () => {
      if (replicas.length === 0) return;
      const position = findPosition(primary, isKnownAway() ? 0 : PATIENCE_MS);
      for (const replica of replicas) replica.waitFor(position);
    },
    replicasReady: () => replicas.map((replica) => replica.seemsReady()),
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/** Answers the next replica that is ready; null where none is. */
function takeTurns(replicas: readonly Replica[]): () => Replica | null {
  let turn = 0;
  return () => {
    for (let tried = 0; tried < replicas.length; tried += 1) {
      const replica = replicas[(turn = (turn + 1) % replicas.length)]!;
      if (replica.isReady()) return replica;
    }
    return null;
  };
}

/** Waits for a primary that restarts, but only the first time that it does not answer. */
function createPrimaryReader(primary: Pool, isKnownAway: () => boolean) {
  let wasAway = false;
  return async <Row extends QueryResultRow>(query: QueryConfig, begun: number) => {
    const isAway = wasAway || isKnownAway();
    const deadline = isAway ? performance.now() + READ_WHILE_AWAY_MS : begun + READ_MS;
    try {
      const result = await retryWhileAway(isAway ? 0 : PATIENCE_MS, () =>
        queryWithTimeout<Row>(primary, deadline - performance.now(), query),
      );
      wasAway = false;
      return result;
    } catch (error) {
      wasAway = isDatabaseAway(error);
      throw error;
    }
  };
}

/** Null without the primary: nothing newer can be told apart, and the replicas are all there is. */
async function findPosition(primary: Pool, patienceMs: number): Promise<string | null> {
  const text = "select pg_current_wal_lsn()::text as position";
  const ask = () => queryWithTimeout<{ position: string }>(primary, READ_WHILE_AWAY_MS, { text });
  return retryWhileAway(patienceMs, ask).then(
    ({ rows }) => rows[0]!.position,
    () => null,
  );
}
