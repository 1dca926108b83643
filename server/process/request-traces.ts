import type { RequestListener } from "node:http";
import { hostnameOf } from "#platform/http/hostname.ts";
import type { OpenSpan, Tracing } from "#platform/tracing/tracing.ts";
import { type AnsweredRequest, kindOf, type RequestCounts } from "../metrics/request-counts.ts";
import { loggedPath } from "./logged-path.ts";
import { routeOfPage } from "./route-of-page.ts";

/** Balancers ask each second. */
const IS_HEALTH = /^\/(healthz|readyz)(\?|$)/;

export type RequestTraces = Pick<RequestCounts, "count"> & {
  /** The same listener, whose requests are spans. */
  within(listener: RequestListener): RequestListener;
};

/**
 * A span for each request: its method, path, route, site, host and status, and nothing of its query or its visitor. It ends when
 * the request is counted, as a body that is sent in parts is only after the connection knows of its end.
 */
export function createRequestTraces(tracing: Tracing): RequestTraces {
  const spans = new WeakMap<AnsweredRequest["request"], OpenSpan>();
  return {
    within: (listener) => (request, response) => {
      const { method = "", url = "", headers } = request;
      if (IS_HEALTH.test(url)) return listener(request, response);
      const path = loggedPath(url);
      const facts = {
        "http.request.method": method,
        "url.path": path,
        "server.address": hostnameOf(headers.host) ?? undefined,
      };
      const span = tracing.begin({ name: method, kind: "server", facts, headers });
      spans.set(request, span);
      span.run(() => listener(request, response));
    },
    count({ request, siteId, status, pageState }) {
      const span = spans.get(request);
      if (!span) return;
      const kind = pageState === undefined ? kindOf(request) : "page";
      const path = (request.url ?? "").split("?", 1)[0] ?? "";
      const route = kind === "page" || kind === "form" ? routeOfPage(path) : null;
      if (route !== null) {
        span.set({ "http.route": route });
        span.rename(`${request.method} ${route}`);
      }
      const facts = { "gevel.site": siteId, "gevel.kind": kind, "gevel.page": pageState };
      span.set({ ...facts, "http.response.status_code": status });
      span.end(status >= 500 ? String(status) : undefined);
    },
  };
}
