import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";

type RequestIdEnv = { Bindings: { readonly requestId?: string }; Variables: { requestId: string } };

/** What a proxy may send: nothing that could break a log line or a header. */
const PROXY_ID = /^[\w-]{8,64}$/;

type Options = {
  /** Whether the request came through a proxy whose headers count. */
  readonly isTrusted?: (c: Context) => boolean;
};

/** Gives each request an id: the one that it has in this process, else a trusted proxy's, else a new one. */
export function requestId({ isTrusted = () => false }: Options = {}): MiddlewareHandler<RequestIdEnv> {
  return async (c, next) => {
    const id = c.get("requestId") ?? c.env?.requestId ?? proxyId(c, isTrusted) ?? randomUUID();
    c.set("requestId", id);
    await next();
    c.res.headers.set("X-Request-Id", id);
  };
}

function proxyId(c: Context, isTrusted: (c: Context) => boolean): string | undefined {
  const sent = c.req.header("X-Request-Id") ?? "";
  return PROXY_ID.test(sent) && isTrusted(c) ? sent : undefined;
}
