import type { ApiCaller } from "#features/site/api/query-context.ts";

/** The process passes the id of the request and who asks as bindings, so that a page and its calls share them. */
export type ApiEnv = {
  Bindings: { readonly requestId?: string; readonly caller?: ApiCaller };
  Variables: { requestId: string };
};
