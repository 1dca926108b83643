import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from "pg";

/** What a database that says nothing is told by; `isDatabaseAway` knows its code. */
class NoAnswer extends Error {
  readonly code = "ETIMEDOUT";
}

/** PostgreSQL's own code for a statement that ran longer than it may. */
const STATEMENT_TIMEOUT = "57014";
let failures = 0;

/** How many queries of this process ran out of time since it started. */
export const deadlineFailures = (): number => failures;

/** A query of a pool, from waiting for a connection to its answer. A connection that owes an answer is closed, not given back. */
export async function queryWithTimeout<Row extends QueryResultRow>(
  pool: Pool,
  ms: number,
  query: QueryConfig,
): Promise<QueryResult<Row>> {
  const deadline = performance.now() + ms;
  const client = await connectWithTimeout(pool, ms);
  try {
    const result = await withTimeout(deadline - performance.now(), client.query<Row>(query));
    client.release();
    return result;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

/** A connection of the pool; one that comes too late goes back to it. */
export async function connectWithTimeout(pool: Pool, ms: number): Promise<PoolClient> {
  const connecting = pool.connect();
  try {
    return await withTimeout(ms, connecting);
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * What `work` comes to, or a failure when it takes longer. An answer that arrived while the process was busy counts: it is
 * read before the deadline is judged.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => setImmediate(() => reject(new NoAnswer(`The database did not answer within ${ms} ms`))),
      Math.max(0, ms),
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    if (error instanceof NoAnswer || (error as { code?: unknown }).code === STATEMENT_TIMEOUT) failures += 1;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
