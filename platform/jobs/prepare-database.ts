import { withConnection, createPool } from "../db/connection.ts";
import { migrate } from "../db/migrate.ts";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA, QUEUES } from "./queues.ts";

/** Any number that nobody else locks. */
const LOCK = 5_220_091_124;

/** Brings all of the database to this version: our tables, then the queue's. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, migrate);
  await prepareQueues(databaseUrl);
}

/** Makes the queues, or brings them up to date; of several servers that start at once, one does. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, async (holder) => {
    // The lock goes with its connection.
    await holder.query("select pg_advisory_lock($1)", [LOCK]);
    const pool = createPool(databaseUrl, { max: 2 });
    const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
    try {
      await updateQueues(new PgBoss({ db, schema: QUEUE_SCHEMA, supervise: false, schedule: false }));
    } finally {
      await pool.end();
    }
  });
}

async function updateQueues(boss: PgBoss): Promise<void> {
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { name, ...options } of QUEUES) {
      if (known.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
