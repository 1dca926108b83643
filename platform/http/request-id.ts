import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";

type RequestIdEnv = { Bindings: { readonly requestId?: string }; Variables: { requestId: string } };

/** Gives each request an id: the one that the process gave it, so that a page and its calls share one, else a new one. */
export function requestId(): MiddlewareHandler<RequestIdEnv> {
  return async (c, next) => {
    const id = c.env?.requestId ?? randomUUID();
    c.set("requestId", id);
    await next();
    c.res.headers.set("X-Request-Id", id);
  };
}
