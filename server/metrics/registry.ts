import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { OpenStorage } from "../database/open-storage.ts";
import type { PageUsage } from "../pages/page-store.ts";
import type { DatabaseFigures, Figures } from "./database-figures.ts";
import { addDatabaseMetrics } from "./database-metrics.ts";
import { addServerMetrics } from "./server-metrics.ts";
import type { RequestCounts, RequestKind } from "./request-counts.ts";

/** Of seconds, and few: each is a series of every site. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 5];

export type MetricsRegistry = {
  readonly contentType: string;
  write(): Promise<string>;
  observeRequest(site: string, kind: RequestKind, seconds: number): void;
};

export type RegistryParts = {
  readonly requests: RequestCounts;
  readonly storage: Pick<OpenStorage, "usage">;
  readonly database: Pick<DatabaseFigures, "read">;
  readonly pages: () => PageUsage | null;
};

/** All metrics. Labels are ids of sites that exist, names of sources and queues, and short lists of words: never an address. */
export function createRegistry(parts: RegistryParts): MetricsRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "gevel_request_duration_seconds",
    help: "How long requests took that no cached page answered",
    labelNames: ["site", "kind"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const latest: { figures: Figures | null } = { figures: null };
  addServerMetrics(registry, parts);
  addDatabaseMetrics(registry, () => latest.figures);
  const timed = new Set<string>();
  return {
    contentType: registry.contentType,
    observeRequest(site, kind, seconds) {
      timed.add(`${site} ${kind}`);
      durations.observe({ site, kind }, seconds);
    },
    async write() {
      latest.figures = await parts.database.read();
      if (latest.figures) forgetRemovedSites(parts.requests, durations, timed, latest.figures);
      return registry.metrics();
    },
  };
}

function forgetRemovedSites(
  requests: RequestCounts,
  durations: Histogram<"site" | "kind">,
  timed: Set<string>,
  { sites }: Figures,
): void {
  const known = new Set(sites.map(({ site }) => site));
  requests.keepOnly(known);
  for (const key of timed) {
    const [site = "", kind = ""] = key.split(" ");
    if (site === "" || known.has(site)) continue;
    durations.remove({ site, kind });
    timed.delete(key);
  }
}
