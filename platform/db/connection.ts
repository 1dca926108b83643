import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig, Pool, type PoolConfig, types as parsers } from "pg";
import { type Deadlines, IMPORT_ANSWER_MS, JOB_DEADLINES, KEEP_ALIVE } from "./deadlines.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { traceQuery } from "../tracing/trace-query.ts";

const CONNECT_MS = 5_000;
const INT8 = 20;

/** Ids and counts fit a JavaScript number exactly, so they come as numbers. */
const types: ClientConfig["types"] = {
  getTypeParser: ((oid: number, format?: "text") =>
    oid === INT8 ? Number : parsers.getTypeParser(oid, format)) as typeof parsers.getTypeParser,
};

/** Connections for one kind of work, with its deadlines; those of jobs unless others are given. */
export function createPool(url: string, options: Pick<PoolConfig, "max"> & Partial<Deadlines> = {}): Pool {
  const pool = new Pool({
    Client: TracedClient,
    connectionString: url,
    application_name: "gevel",
    max: 10,
    ...JOB_DEADLINES,
    ...KEEP_ALIVE,
    idleTimeoutMillis: 60_000,
    idle_in_transaction_session_timeout: 600_000,
    types,
    ...options,
  });
  // An idle connection that breaks is replaced by the next query; unheard, the event would end the process.
  pool.on("error", () => undefined);
  // One that breaks just as it is handed out says so to its first query too: the pool itself listens to idle ones alone.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** One connection outside the pools, without a limit on statements unless one is given: for migrations, imports and listening. */
export async function connect(
  url: string,
  options: Partial<Omit<Deadlines, "statement_timeout">> & Pick<ClientConfig, "application_name"> = {},
): Promise<Client> {
  const client = new TracedClient({
    connectionString: url,
    application_name: "gevel",
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: IMPORT_ANSWER_MS,
    ...KEEP_ALIVE,
    types,
    ...options,
  });
  // The next query says so; unheard, the event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Runs work on such a connection and closes it, whatever came of the work. */
export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    // What went wrong with a connection that does not even close was said by the work.
    await client.end().catch(() => undefined);
  }
}

const FIRST_PAUSE_MS = 50;

/**
 * Tries again while the database restarts, for at most `patienceMs` or until `signal`, and says once that it waits; any other
 * failure passes at once.
 */
export async function retryWhileAway<T>(
  patienceMs: number,
  work: () => Promise<T>,
  onWait?: () => void,
  signal?: AbortSignal,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() + pause > deadline) throw error;
      if (pause === FIRST_PAUSE_MS) onWait?.();
      await sleep(pause, undefined, { signal });
    }
  }
}

/** A connection whose statements are spans where somebody traces. */
class TracedClient extends Client {
  override query(...asked: unknown[]): never {
    return traceQuery(asked, super.query.bind(this) as (...asked: unknown[]) => unknown) as never;
  }
}
