import type { Config } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import type { PageCache } from "../pages/page-cache.ts";
import type { OpenStorage } from "../database/open-storage.ts";
import { createDatabaseFigures } from "./database-figures.ts";
import { createRegistry, type MetricsRegistry } from "./registry.ts";
import { createRequestCounts, type RequestCounts } from "./request-counts.ts";
import { createServer } from "node:http";
import { closeServer, listen } from "#platform/http/listen.ts";

export type Metrics = {
  readonly requests: RequestCounts;
  /** What of the running server is told besides. */
  watch(server: { readonly pages: Pick<PageCache, "usage"> }): void;
  readonly port: number;
  close(): Promise<void>;
};

export type MetricsParts = {
  readonly config: Pick<Config, "host"> & { readonly metricsPort: number };
  readonly storage: Pick<OpenStorage, "databaseUrl" | "usage">;
  readonly log: Pick<Log, "warn">;
};

/** Answers `/metrics` on a port of its own, which the sites' port knows nothing of. */
export async function openMetrics({ config, storage, log }: MetricsParts): Promise<Metrics> {
  const database = createDatabaseFigures(storage.databaseUrl, log);
  const watched: { pages: Pick<PageCache, "usage"> | null } = { pages: null };
  const requests = createRequestCounts((...slow) => registry.observeRequest(...slow));
  const registry = createRegistry({
    requests,
    storage,
    database,
    pages: () => watched.pages?.usage() ?? null,
  });
  const { port, close } = await serveMetrics({ host: config.host, port: config.metricsPort }, registry);
  return {
    requests,
    watch: ({ pages }) => void (watched.pages = pages),
    port,
    close: async () => {
      await close();
      await database.close();
    },
  };
}

/** Answers `/metrics` and nothing else. */
async function serveMetrics(
  at: { readonly host: string; readonly port: number },
  registry: Pick<MetricsRegistry, "contentType" | "write">,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const path = request.url?.split("?", 1)[0];
    if (!isRead || path !== "/metrics") return void response.writeHead(404).end("Only /metrics is here.\n");
    registry.write().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end("The metrics could not be written.\n"),
    );
  });
  const port = await listen(server, at);
  return { port, close: () => closeServer(server) };
}
