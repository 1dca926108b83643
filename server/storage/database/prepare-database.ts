import { connect } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { prepareQueues } from "../queue/prepare-queues.ts";

/** Brings all of the database to this version: our tables, then the queue's. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await migrate(client);
  } finally {
    await client.end().catch(() => undefined);
  }
  await prepareQueues(databaseUrl);
}
