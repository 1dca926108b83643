import { createServer } from "node:http";
import type { Site } from "#features/site/schema/site.ts";
import type { App, AppParts } from "../app.ts";
import type { Config } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import { createSiteDirectory } from "#features/site/site-directory.ts";
import { originOfSite } from "#features/site/site-origin.ts";
import { createPageRenderer } from "../pages/page-renderer.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { createPageKeys } from "../pages/page-key.ts";
import type { Storage } from "#features/site/storage.ts";
import { createRequestHandler, type RequestHandler } from "./request-handler.ts";
import { createAllowedHosts } from "./allowed-hosts.ts";
import { endSlowBody } from "#platform/http/end-slow-body.ts";
import { type Finishing, finishRequests } from "#platform/http/finish-requests.ts";
import { listen } from "#platform/http/listen.ts";
import { policyOptions } from "./policy-options.ts";
import type { Metrics } from "../metrics/open-metrics.ts";
import { closeIdleConnections } from "#platform/http/idle-connections.ts";
import { beginCounting } from "./count-search.ts";
import { watchReadiness } from "./readiness.ts";
import { createRequestLog } from "./request-log.ts";
import { createRequestTraces } from "./request-traces.ts";
import { currentTracing } from "#platform/tracing/tracing.ts";
import type { StaticFiles } from "#platform/http/static-files.ts";

export type ServerParts = {
  readonly config: Config;
  readonly storage: Storage;
  readonly log: Log;
  readonly now: () => Date;
  readonly files: StaticFiles;
  readonly createApp: (parts: AppParts) => App;
  /** None where nobody watches. */
  readonly metrics?: Pick<Metrics, "requests" | "watch"> | null;
};

export type RunningServer = {
  readonly port: number;
  /** Finishes what runs, takes nothing new, and resolves when the last answer has left. */
  close(): Promise<void>;
};

/** Longer than the idle time of the usual proxies, so that they never send into a closing connection. */
const QUIET_MS = 76_000;
const QUIET_ROUND_MS = 10_000;
const BODY_MS = 30_000;
/** A bundle of some gigabytes over an office's line. */
const LARGE_BODY_MS = 2 * 3_600_000;
/** The slowest page has given up before that. */
const FINISHES_WITHIN_MS = 22_000;

/** Opens the port and serves: cached pages and files at once, everything else through the app. */
export async function runServer(parts: ServerParts): Promise<RunningServer> {
  const server = createServer({
    // Whoever sends a head or a body byte by byte holds a connection no longer than this, and `BODY_MS`.
    headersTimeout: 10_000,
    requestTimeout: LARGE_BODY_MS,
    connectionsCheckingInterval: 5_000,
    // Node would set and take back a timer for each request; quiet connections are closed by the rounds below.
    keepAliveTimeout: 0,
    maxHeaderSize: 16_384,
    // Health is answered without a host too; everything else is refused without one.
    requireHostHeader: false,
    optimizeEmptyRequests: true,
  });
  const rounds = setInterval(closeIdleConnections(server, QUIET_MS), QUIET_ROUND_MS).unref();
  const { watch, track, finish } = finishRequests(server, parts.log);
  const port = await listen(server, parts.config);
  const { handleRequest, takesLargeBody, leave, stop } = assemble(parts, port, track);
  server.on("request", (request) =>
    endSlowBody(request, () => (takesLargeBody(request.method, request.url) ? LARGE_BODY_MS : BODY_MS)),
  );
  server.on("request", watch(handleRequest));
  return {
    port,
    async close() {
      leave();
      await finish(FINISHES_WITHIN_MS);
      clearInterval(rounds);
      await stop();
    },
  };
}

function assemble(
  parts: ServerParts,
  port: number,
  track: Finishing["track"],
): {
  handleRequest: RequestHandler;
  takesLargeBody: App["takesLargeBody"];
  leave: () => void;
  stop: () => Promise<void>;
} {
  const { storage, log, now, files, metrics = null } = parts;
  const config = { ...parts.config, port };
  const readiness = watchReadiness({ storage, onReturn: () => pages.outdateAll() });
  const { isDatabaseAway } = readiness;
  const { trustedProxies } = config;
  const hosts = createAllowedHosts({ storage, trustedProxies, isDatabaseAway, log });
  const sites = createSiteDirectory(storage, isDatabaseAway);
  const app = parts.createApp({ config, storage, log, now, sites, isDatabaseAway });
  const tracing = currentTracing();
  const traces = tracing && createRequestTraces(tracing);
  const counters = [metrics?.requests, traces].filter((counter) => !!counter);
  const requestLog = createRequestLog(log, now, counters);
  const policy = policyOptions(config);
  const originOf = (site: Site) => originOfSite(site, port);
  const render = createPageRenderer({ app, policy, now, originOf, newRequestId: requestLog.newId });
  const keys = createPageKeys();
  const pages = createPageCache({ render, isDatabaseAway, log, now });
  metrics?.watch({ pages });
  const stopListening = storage.onChange(pages.drop);
  const { searches, stopCounting } = beginCounting({ storage, log, now });
  const serving = { app, config, sites, pages, keys, files, readiness, hosts, searches };
  const handleRequest = createRequestHandler({ ...serving, policy, requestLog, originOf, track });
  return {
    handleRequest: traces ? traces.within(handleRequest) : handleRequest,
    takesLargeBody: app.takesLargeBody,
    leave: readiness.leave,
    async stop() {
      readiness.stop();
      stopListening();
      app.close();
      sites.close();
      hosts.close();
      await pages.settle();
      await stopCounting();
    },
  };
}
