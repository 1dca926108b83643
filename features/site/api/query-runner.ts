import { messageOf } from "#platform/http/api/transport.ts";
import { redact } from "#platform/http/api/redact.ts";
import type { Log } from "#platform/log/log.ts";
import { AppError } from "./app-error.ts";
import { knownError } from "./known-error.ts";

export type QueryRunnerParts = {
  /** Of the page's request; log lines of its queries carry it. */
  readonly requestId: string;
  readonly log: Pick<Log, "error" | "warn">;
  readonly isDatabaseAway: () => boolean;
};

type Query<T> = () => Promise<T>;
type Found = { readonly total: { readonly value: number }; readonly results: readonly unknown[] };
type Failed = { total: { value: number }; results: []; error: Error };

/** Runs a page's queries: each method handles a failure in its own way. */
export type QueryRunner = {
  /** Throws what the page may know of a failure; the rest is logged. */
  run<T>(query: Query<T>): Promise<T>;
  /** The same, and a failure leaves a line with what was sent, visitors' data masked. */
  runLogged<T>(name: string, sent: object, query: Query<T>): Promise<T>;
  /** Never throws: a search that failed found nothing, and says why. */
  runSearch<T extends Found>(name: string, sent: object, query: Query<T>): Promise<T | Failed>;
  /** Never throws: empty when it failed. */
  options<T extends object>(name: string, sent: object, query: Query<T>): Promise<Partial<T>>;
};

/** While the database is away, only answers from memory are worth waiting for. */
const TIMEOUT_WHILE_AWAY_MS = 1_500;

export function createQueryRunner({ requestId, log, isDatabaseAway }: QueryRunnerParts): QueryRunner {
  const run = <T>(query: Query<T>): Promise<T> => {
    // A query that fails before it waits for anything fails as any other.
    const answer = (async () => query())().catch((thrown: unknown) => {
      throw knownError(thrown, requestId, log);
    });
    return isDatabaseAway() ? orUnavailable(answer) : answer;
  };
  const runLogged = async <T>(name: string, sent: object, query: Query<T>): Promise<T> => {
    try {
      return await run(query);
    } catch (error) {
      log.warn({ requestId, error: messageOf(error), body: redact(sent) }, `${name} failed`);
      throw error;
    }
  };
  return {
    run,
    runLogged,
    runSearch: (name, sent, query) =>
      runLogged(name, sent, query).catch((thrown: unknown) => {
        const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
        return { total: { value: 0 }, results: [], error };
      }),
    options: <T extends object>(name: string, sent: object, query: Query<T>) =>
      runLogged<Partial<T>>(name, sent, query).catch(() => ({})),
  };
}

async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("database-away")), TIMEOUT_WHILE_AWAY_MS);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
