import type { PoolConfig } from "pg";

/** How long a pool waits for a connection, for the server's own limit of a statement, and for its answer. */
export type Deadlines = Required<
  Pick<PoolConfig, "connectionTimeoutMillis" | "statement_timeout" | "query_timeout">
>;

/** A read that a visitor waits for, its second tries included. */
export const READ_MS = 5_000;
/** The same while the database is known not to answer. */
export const READ_WHILE_AWAY_MS = 1_000;
/** A replica that answers later is left out: the primary has the rest of the time. */
export const REPLICA_MS = 2_000;
/** A visitor's form, from waiting for a connection to the commit. */
export const FORM_MS = 10_000;
/** Whoever hears of changes asks this often whether the line still lives, and waits this long for the answer. */
export const HEARTBEAT_MS = 5_000;
export const HEARTBEAT_ANSWER_MS = 3_000;
/** The question whether the database answers at all. */
export const PROBE_MS = 1_500;

const MINUTE_MS = 60_000;

export const VISITOR_DEADLINES: Deadlines = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: READ_MS,
  query_timeout: READ_MS,
};

export const FORM_DEADLINES: Deadlines = {
  connectionTimeoutMillis: FORM_MS,
  statement_timeout: FORM_MS,
  query_timeout: FORM_MS,
};

/** Work that no visitor waits for. The server ends a statement before its answer is given up. */
export const JOB_DEADLINES: Deadlines = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10 * MINUTE_MS,
  query_timeout: 11 * MINUTE_MS,
};

/** Imports and migrations, whose statements have no limit on the server: only a database that is lost is given up. */
export const IMPORT_ANSWER_MS = 6 * 60 * MINUTE_MS;

/** A connection whose other end is gone without a word is found out by the system after about a minute. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
