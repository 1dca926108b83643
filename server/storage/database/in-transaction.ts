import type { ClientBase, Pool } from "pg";
import type { Transaction } from "../submissions/submissions.ts";

/** Runs work in one transaction on a connection of the pool: all of it counts, or nothing. */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const hear = (error: Error) => void (broken = error);
  // The next query says so too; unheard, the event of a connection that breaks in between would end the process.
  client.on("error", hear);
  try {
    return await transact(client, () => work(client), hear);
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
    await client.query("rollback").catch(onBroken);
    throw error;
  }
}
