import type { Hono } from "hono";
import type { TransportOptions } from "#contract/client/transport.ts";
import type { ApiCaller, ApiEnv } from "./call/api-env.ts";
import { InProcessRequest } from "./call/in-process-request.ts";

type Caller = {
  /** The site's own origin: the host name of what is asked beside the pages. */
  readonly origin: string;
  /** The id of the page's request, so that its calls are found under it. */
  readonly requestId: string;
  /** The visitor behind the page, for limits. */
  readonly caller: ApiCaller;
};

/** A fetch for the contract's client that opens no socket: `calls` is the app that holds the API and the ajax routes. */
export function inProcessFetch(
  calls: Hono<ApiEnv>,
  { origin, requestId, caller }: Caller,
): TransportOptions["fetch"] {
  return (url, init) => calls.fetch(requestOf(new URL(url, origin).href, init), { requestId, caller });
}

function requestOf(url: string, init: RequestInit): Request {
  const { method = "GET", headers, body = null } = init;
  if (body !== null && typeof body !== "string") return new Request(url, init);
  return new InProcessRequest({ url, method, headers, body }) as unknown as Request;
}
