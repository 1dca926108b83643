import { Hono } from "hono";
import { requestId } from "#platform/http/request-id.ts";
import { answerProblem } from "./call/answer-problem.ts";
import type { ApiEnv } from "./call/api-env.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { addDocs } from "./docs/docs.ts";
import { ENDPOINTS, AJAX_ENDPOINTS } from "./endpoints.ts";
import { addEndpoints } from "./call/add-endpoints.ts";
import { LOCALES } from "#domain/locale/locale.ts";

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
