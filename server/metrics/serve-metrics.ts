import { createServer } from "node:http";
import { closeServer, listen } from "#platform/http/listen.ts";
import type { MetricsRegistry } from "./registry.ts";

/** Answers `/metrics` and nothing else. */
export async function serveMetrics(
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
