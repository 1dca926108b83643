import { Counter, Gauge, type Registry } from "prom-client";
import { deadlineFailures } from "#platform/db/query-with-timeout.ts";
import type { RegistryParts } from "./registry.ts";

type Labels = Readonly<Record<string, string>>;
export type Sample = readonly [labels: Labels, value: number];

type Metric = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly read: () => readonly Sample[];
};

/** A figure that goes up and down, read when somebody asks. */
export function addGauge(registry: Registry, metric: Metric): void {
  registry.registerMetric(new Gauge(readWhenAsked(metric)));
}

/** A figure that only grows while the process runs, read when somebody asks. */
function addCounter(registry: Registry, metric: Metric): void {
  registry.registerMetric(new Counter(readWhenAsked(metric)));
}

function readWhenAsked({ read, name, help, labelNames }: Metric) {
  return {
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    collect(this: Gauge | Counter) {
      this.reset();
      for (const [labels, value] of read()) this.inc(labels, value);
    },
  };
}

/** What this process knows of itself: its requests, its cached pages, its connections to the database. */
export function addServerMetrics(registry: Registry, parts: RegistryParts): void {
  addCounter(registry, {
    name: "gevel_requests_total",
    help: "Answered requests by site, kind, how true the cached page was (hit, renewing, stale, miss, none) and status",
    labelNames: ["site", "kind", "page", "status"],
    read: () => parts.requests.list().map(({ requests, ...labels }): Sample => [labels, requests]),
  });
  addPageMetrics(registry, parts);
  addConnectionMetrics(registry, parts);
}

function addPageMetrics(registry: Registry, { pages, storage }: RegistryParts): void {
  const sites = () => pages()?.sites ?? [];
  addGauge(registry, {
    name: "gevel_cached_pages",
    help: "Pages in the page cache",
    labelNames: ["site"],
    read: () => sites().map((site): Sample => [{ site: site.site }, site.pages]),
  });
  addGauge(registry, {
    name: "gevel_cached_pages_bytes",
    help: "What they take in memory",
    labelNames: ["site"],
    read: () => sites().map((site): Sample => [{ site: site.site }, site.bytes]),
  });
  addGauge(registry, {
    name: "gevel_cached_pages_max_bytes",
    help: "What cached pages of all sites may take",
    labelNames: [],
    read: () => [[{}, pages()?.mostBytes ?? 0]],
  });
  addGauge(registry, {
    name: "gevel_query_cache_used",
    help: "Room taken in the cache of answers: rows (listings in the search index among them), bytes of texts",
    labelNames: ["unit"],
    read: () => {
      const { rows, textBytes } = storage.usage().cache;
      return [
        [{ unit: "rows" }, rows],
        [{ unit: "text_bytes" }, textBytes],
      ];
    },
  });
  addGauge(registry, {
    name: "gevel_query_cache_max",
    help: "Room that the cache of answers has",
    labelNames: ["unit"],
    read: () => {
      const { mostRows, mostTextBytes } = storage.usage().cache;
      return [
        [{ unit: "rows" }, mostRows],
        [{ unit: "text_bytes" }, mostTextBytes],
      ];
    },
  });
}

function addConnectionMetrics(registry: Registry, { storage }: RegistryParts): void {
  addGauge(registry, {
    name: "gevel_database_up",
    help: "Whether the database answers this server",
    labelNames: [],
    read: () => [[{}, storage.usage().isAway ? 0 : 1]],
  });
  addGauge(registry, {
    name: "gevel_database_connections",
    help: "Connections of this server by pool and state; waiting counts the queries that have none",
    labelNames: ["pool", "state"],
    read: () =>
      storage
        .usage()
        .pools.flatMap(({ name, ...states }): Sample[] =>
          (["used", "idle", "waiting", "most"] as const).map((state) => [
            { pool: name, state },
            states[state],
          ]),
        ),
  });
  addCounter(registry, {
    name: "gevel_database_deadlines_total",
    help: "Queries that took longer than a visitor may wait",
    labelNames: [],
    read: () => [[{}, deadlineFailures()]],
  });
  addGauge(registry, {
    name: "gevel_database_replica_ready",
    help: "Whether reads go to the replica, by its place in DATABASE_REPLICA_URL",
    labelNames: ["replica"],
    read: () =>
      storage
        .usage()
        .replicasReady.map((isReady, place): Sample => [{ replica: String(place + 1) }, isReady ? 1 : 0]),
  });
}
