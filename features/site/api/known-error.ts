import { AppError } from "./app-error.ts";
import { ClientDisconnected } from "#platform/http/web-request.ts";
import { isDatabaseUnavailable } from "#platform/db/is-database-away.ts";
import { PROBLEMS } from "./problem-codes.ts";

export type FailureLog = { error(fields: object, message: string): void };

/**
 * Anything thrown as what the caller may know of it; what it really was goes to the log, and along as its cause, which no answer
 * tells. That a caller has left is no fault of ours, and nothing to log.
 */
export function knownError(thrown: unknown, requestId: string, log: FailureLog): AppError {
  if (thrown instanceof AppError) return thrown;
  const error = new AppError(isDatabaseUnavailable(thrown) ? "database-away" : "unexpected");
  error.cause = thrown;
  if (!(thrown instanceof ClientDisconnected))
    log.error({ requestId, err: thrown }, PROBLEMS[error.code].title);
  return error;
}
