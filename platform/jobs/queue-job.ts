import type { ClientBase } from "pg";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "./queues.ts";

type Options = {
  /** Jobs of one group are done one after the other, where the queue's workers say so. */
  readonly group?: string;
};

/** Puts one job into a queue; it is stored when the answer comes, or with the transaction that the connection is in. */
export async function queueJob(
  client: ClientBase,
  queue: string,
  data: object,
  { group }: Options = {},
): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  await new PgBoss({ db, schema: QUEUE_SCHEMA }).insert(
    queue,
    [{ data, ...(group && { group: { id: group } }) }],
    { db },
  );
}
