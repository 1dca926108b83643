import type { ClientBase, Pool, PoolClient } from "pg";
import type { Transaction } from "./transaction.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { connectWithTimeout, withTimeout } from "./query-with-timeout.ts";

/**
 * Runs work in one transaction on a connection of the pool: all of it counts, or nothing. With `ms` it fails when it takes
 * longer, from waiting for the connection to the commit; whether that one still counted is then not known.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  ms?: number,
): Promise<T> {
  if (ms === undefined) return runOn(await pool.connect(), work);
  const deadline = performance.now() + ms;
  const client = await connectWithTimeout(pool, ms);
  return runOn(client, work, (whole) => withTimeout(deadline - performance.now(), whole));
}

async function runOn<T>(
  client: PoolClient,
  work: (transaction: Transaction) => Promise<T>,
  limit: (whole: Promise<T>) => Promise<T> = (whole) => whole,
): Promise<T> {
  let broken: Error | undefined;
  const hear = (error: Error) => void (broken = error);
  // The next query says so too; unheard, the event of a connection that breaks in between would end the process.
  client.on("error", hear);
  let isOver = false;
  const whole = transact(client, () => work(client), hear).finally(() => (isOver = true));
  try {
    return await limit(whole);
  } catch (error) {
    // Under work that still runs, or that may have left an answer behind, the connection closes, which rolls it back.
    if (!isOver) hear(error as Error);
    throw error;
  } finally {
    client.off("error", hear);
    // A connection that cannot even roll back is of no use to the next one.
    client.release(broken);
  }
}

/** The same on a connection of one's own, which closes after it. */
export async function transact<T>(
  client: ClientBase,
  work: () => Promise<T>,
  onBroken: (failure: Error) => void = () => undefined,
): Promise<T> {
  try {
    await client.query("begin");
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // Behind a question without an answer, a rollback would only wait as long again.
    if (isDatabaseAway(error)) onBroken(error as Error);
    else await client.query("rollback").catch(onBroken);
    throw error;
  }
}
