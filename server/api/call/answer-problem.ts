import type { Context } from "hono";
import type { Problem } from "#platform/http/api/problem.ts";
import type { ApiEnv } from "./api-env.ts";
import { type FailureLog, knownError } from "#features/site/api/known-error.ts";
import { PROBLEMS } from "#features/site/api/problem-codes.ts";

const RETRY_AFTER_SECONDS = "5";

/** Turns anything thrown into problem details (RFC 9457). What the caller may not see goes to the log alone. */
export function answerProblem(thrown: unknown, c: Context<ApiEnv>, log: FailureLog): Response {
  const requestId = c.get("requestId");
  const error = knownError(thrown, requestId, log);
  const { status, title } = PROBLEMS[error.code];
  const { detail, errors, members, headers } = error.particulars;
  const problem: Problem = {
    ...members,
    type: `/api/problems/${error.code}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    instance: new URL(c.req.url).pathname,
    requestId,
    ...(errors === undefined ? {} : { errors: [...errors] }),
  };
  return c.body(JSON.stringify(problem), status, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...(status === 503 ? { "Retry-After": RETRY_AFTER_SECONDS } : {}),
    ...headers,
  });
}
