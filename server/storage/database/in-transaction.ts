import type { Pool } from "pg";
import type { Transaction } from "../submissions/submissions.ts";

/** Runs work in one transaction on a connection of the pool: all of it counts, or nothing. */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The next query says so too; unheard, the event of a connection that breaks in between would end the process.
  const hear = (error: Error) => void (broken = error);
  client.on("error", hear);
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that cannot even roll back is of no use to the next one.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off("error", hear);
    client.release(broken);
  }
}
