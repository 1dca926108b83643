import { withConnection } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { prepareQueues } from "../jobs/prepare-queues.ts";

/** Brings all of the database to this version: our tables, then the queue's. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, migrate);
  await prepareQueues(databaseUrl);
}
