import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { createRegistry } from "./registry.ts";
import { createRequestCounts } from "./request-counts.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const Dashboard = z.object({
  panels: z
    .array(
      z.object({
        id: z.int(),
        title: z.string().min(1),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
      }),
    )
    .min(10),
});
/** Prometheus' own, of each scrape. */
const OF_PROMETHEUS = "up";

/** The names that a server tells, series of histograms among them. */
async function namesTold(): Promise<ReadonlySet<string>> {
  const registry = createRegistry({
    requests: createRequestCounts(() => undefined),
    storage: { usage: () => ({ pools: [], replicasReady: [], isAway: false, cache: CACHE }) },
    database: { read: async () => null },
    pages: () => null,
  });
  const told = [...(await registry.write()).matchAll(/^# TYPE (\S+) (\S+)/gm)];
  return new Set(
    told.flatMap(([, name = "", type]) =>
      type === "histogram" ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

const CACHE = { rows: 0, mostRows: 1, textBytes: 0, mostTextBytes: 1 };
const METRIC = /\b(?:gevel|nodejs|process)_[a-z0-9_]+|\bup\b/g;
const namesIn = (text: string) => [...new Set(text.match(METRIC) ?? [])];

test("each metric that the dashboard draws is one that servers tell", async () => {
  const { panels } = Dashboard.parse(JSON.parse(readFileSync(join(DEPLOY, "grafana/gevel.json"), "utf8")));
  const told = await namesTold();
  const drawn = namesIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n"));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((name) => !told.has(name))).toEqual([]);
  const unseen = [...told].filter((name) => name.startsWith("gevel_") && !drawn.includes(name));
  expect(unseen.filter((name) => !/_(sum|count)$|^gevel_request_duration_seconds$/.test(name))).toEqual([]);
});

test("each metric that an alert reads is one that servers tell, and the docs say what to do about each alert", async () => {
  const rules = readFileSync(join(DEPLOY, "prometheus/gevel-alerts.yml"), "utf8");
  const expressions = rules
    .split("\n")
    .filter((line) => !/^\s*(#|summary:|severity|labels:|- alert)/.test(line));
  const told = await namesTold();
  const read = namesIn(expressions.join("\n").replaceAll(/\{[^}]*\}/g, ""));
  expect(read.length).toBeGreaterThan(8);
  expect(read.filter((name) => name !== OF_PROMETHEUS && !told.has(name))).toEqual([]);
  const docs = readFileSync(join(DEPLOY, "../docs/monitoring.md"), "utf8");
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect(alerts.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
