import { redact } from "#platform/http/api/redact.ts";
import type { Log } from "#platform/log/log.ts";
import { AppError } from "./app-error.ts";
import { knownError } from "./known-error.ts";

export type Circumstances = {
  /** Of the page's request: what its queries log is found under it. */
  readonly requestId: string;
  readonly log: Pick<Log, "error" | "warn">;
  readonly isDatabaseAway: () => boolean;
};

type Query<T> = () => Promise<T>;
type Found = { readonly total: { readonly value: number }; readonly results: readonly unknown[] };
type Failed = { total: { value: number }; results: []; error: Error };

/** How a page's queries are asked: what each of them does when it fails. */
export type Asking = {
  /** Throws what the page may know of a failure; the rest is logged. */
  ask<T>(query: Query<T>): Promise<T>;
  /** The same, and a failure leaves a line with what was sent, visitors' data masked (product decision, point 4). */
  send<T>(name: string, sent: object, query: Query<T>): Promise<T>;
  /** Never throws: a search that failed found nothing, and says why. */
  search<T extends Found>(name: string, sent: object, query: Query<T>): Promise<T | Failed>;
  /** Never throws: empty when it failed. */
  options<T extends object>(name: string, sent: object, query: Query<T>): Promise<Partial<T>>;
};

/** What still comes from memory comes at once; the rest is not worth a visitor's wait. */
const PATIENCE_WHILE_AWAY_MS = 1_500;

export function createAsking({ requestId, log, isDatabaseAway }: Circumstances): Asking {
  const ask = <T>(query: Query<T>): Promise<T> => {
    // A query that fails before it waits for anything fails as any other.
    const answer = (async () => query())().catch((thrown: unknown) => {
      throw knownError(thrown, requestId, log);
    });
    return isDatabaseAway() ? orUnavailable(answer) : answer;
  };
  const send = async <T>(name: string, sent: object, query: Query<T>): Promise<T> => {
    try {
      return await ask(query);
    } catch (error) {
      log.warn({ requestId, error: messageOf(error), body: redact(sent) }, `${name} failed`);
      throw error;
    }
  };
  return {
    ask,
    send,
    search: (name, sent, query) =>
      send(name, sent, query).catch((thrown: unknown) => {
        const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
        return { total: { value: 0 }, results: [], error };
      }),
    options: <T extends object>(name: string, sent: object, query: Query<T>) =>
      send<Partial<T>>(name, sent, query).catch(() => ({})),
  };
}

async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("database-away")), PATIENCE_WHILE_AWAY_MS);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
