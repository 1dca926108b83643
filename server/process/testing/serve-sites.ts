import { connect } from "node:net";
import { afterEach, vi } from "vitest";
import type { Site } from "#features/site/schema/site.ts";
import type { Suspension } from "#features/site/suspension.ts";
import type { App, RequestEnv } from "../../app.ts";
import { readConfig } from "#platform/config/config.ts";
import { createLog } from "#platform/log/log.ts";
import type { OpenStorage } from "../../database/open-storage.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { type RunningServer, runServer } from "../run-server.ts";
import { readStaticFiles } from "#platform/http/static-files.ts";

export const SITES = [
  { id: "huyzen", hostnames: ["localhost"], locales: ["nl", "fr"], defaultLocale: "nl" },
  { id: "zilt", hostnames: ["zilt.localhost"], locales: ["nl"], defaultLocale: "nl" },
] as Site[];

type Answer = (request: Request, requestEnv: RequestEnv) => Response | Promise<Response>;

const now = () => new Date();

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

export async function serve(answer: Answer, environment: Record<string, string> = {}) {
  const listeners = new Set<(change: Change) => void>();
  const database = {
    isAway: false,
    sites: SITES,
    findSuspensions: async () => new Map<string, Suspension>(),
  };
  const findSite = async (isMeant: (site: Site) => boolean) => {
    if (database.isAway) throw new Error("The database is away.");
    return database.sites.find(isMeant) ?? null;
  };
  const storage = {
    findSite: (id: string) => findSite((site) => site.id === id),
    findSiteByHostname: (hostname: string) => findSite((site) => site.hostnames.includes(hostname)),
    findDefaultSite: () => findSite(() => false),
    findSuspensions: () => database.findSuspensions(),
    findHostnames: async () => database.sites.flatMap(({ hostnames }) => hostnames),
    onChange: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReady: async () => !database.isAway,
  } as unknown as OpenStorage;
  const read = readConfig({ PORT: "0", ...environment });
  if (read.kind === "invalid") throw new Error(read.message);
  const lines: string[] = [];
  const fetchAnswer = vi.fn<App["fetch"]>(answer);
  const log = createLog({ level: "info", now, destination: { write: (text) => lines.push(text) } });
  const server = await runServer({
    config: read.config,
    storage,
    log,
    now,
    files: readStaticFiles("/nowhere"),
    createApp: () => ({ fetch: fetchAnswer, takesLargeBody: () => false, close: () => undefined }),
  });
  running.push(server);
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:${server.port}${path}`, { redirect: "manual", ...init });
  const change = (what: Change) => listeners.forEach((listener) => listener(what));
  return { server, ask, change, database, app: fetchAnswer, log, lines };
}

export const page: Answer = (_request, { nonce }) =>
  new Response(`<html><script nonce="${nonce}">wake()</script></html>`, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });

export function rawAnswer(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (chunk) => (text += chunk));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}
