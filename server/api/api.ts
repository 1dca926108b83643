import { Hono, type Context } from "hono";
import { requestId } from "#platform/http/request-id.ts";
import type { ApiEnv } from "./call/api-env.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { addDocs } from "./docs/docs.ts";
import { ENDPOINTS, AJAX_ENDPOINTS } from "./endpoints.ts";
import { addEndpoints } from "./call/add-endpoints.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Problem } from "#platform/http/api/problem.ts";
import { type FailureLog, knownError } from "#features/site/api/known-error.ts";
import { PROBLEMS } from "#features/site/api/problem-codes.ts";

const RETRY_AFTER_SECONDS = "5";

/** The API of all sites of this deployment, to be mounted under `/api`. */
export function createApi(parts: ApiParts): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use(requestId());
  api.onError((thrown, c) => answerProblem(thrown, c, parts.log));
  addEndpoints(api, ENDPOINTS, parts);
  addDocs(api);
  api.all("*", () => {
    throw new AppError("not-found");
  });
  return api;
}

const BELOW = `/:lang{${LOCALES.join("|")}}/ajax/*`;

/** What pages ask of their own origin, to be mounted at its root, before the pages. */
export function createAjax(parts: ApiParts): Hono<ApiEnv> {
  const ajax = new Hono<ApiEnv>();
  ajax.use(BELOW, requestId());
  ajax.onError((thrown, c) => answerProblem(thrown, c, parts.log));
  addEndpoints(ajax, AJAX_ENDPOINTS, parts);
  ajax.all(BELOW, () => {
    throw new AppError("not-found");
  });
  return ajax;
}

/** Turns anything thrown into problem details (RFC 9457). What the caller may not see goes to the log alone. */
function answerProblem(thrown: unknown, c: Context<ApiEnv>, log: FailureLog): Response {
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
