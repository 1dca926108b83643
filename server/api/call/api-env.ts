import type { Site } from "#contract/site/site.ts";
import type { ProblemCode } from "../problem/problem-codes.ts";

/**
 * What the API knows about one request. A caller in the same process passes `requestId` as a binding, so that a page
 * and its calls share one; `failure` tells the process's log what went wrong.
 */
export type ApiEnv = {
  Bindings: { readonly requestId?: string };
  Variables: { requestId: string; site: Site; failure?: ProblemCode };
};
