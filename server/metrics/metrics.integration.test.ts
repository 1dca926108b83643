import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest } from "#bundle/testing/test-import.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import type { OpenStorage } from "../database/open-storage.ts";
import { openTestStorage } from "../database/testing/test-database.ts";
import { type Metrics, openMetrics } from "./open-metrics.ts";

const warnings: object[] = [];
let storage: OpenStorage;
let metrics: Metrics;
beforeAll(async () => {
  storage = await openTestStorage();
  await importForTest(storage, { siteId: "huyzen" });
  await importForTest(storage, { siteId: "zilt" });
  await storage.pool.query("update site set is_default = false");
  await storage.pool.query(
    "insert into source (site_id, name, kind, settings, every_minutes, next_at, created_at) values ('zilt', 'whise', 'whise', '{}', 15, now() - interval '1 hour', now())",
  );
  await storage.pool.query(
    "insert into source_run (site_id, source, started_at, ended_at, outcome, summary, findings) values ('zilt', 'whise', now(), now() - interval '2 hours', 'done', '', '[]'), ('zilt', 'whise', now(), now(), 'failed', '', '[]')",
  );
  await storage.pool.query("insert into hosting (site_id, most_listings) values ('zilt', 500)");
  const mail = { mail: { name: "contact-confirmation", props: { estate: null } }, locale: "nl" } as const;
  await storage.submissions.accept("huyzen", testSubmission({ email: "a@example.be" }), async () => ({
    mails: [{ ...mail, to: { address: "a@example.be" } }],
    answer: null,
  }));
  const log = { warn: (fields: object) => void warnings.push(fields) };
  metrics = await openMetrics({ config: { host: "127.0.0.1", metricsPort: 0 }, storage, log });
  const usage = { mostBytes: 1_000, sites: [{ site: "huyzen", pages: 2, bytes: 300 }] };
  metrics.watch({ pages: { usage: () => usage } });
  const request = { method: "GET", url: "/nl" };
  metrics.requests.count({ siteId: "huyzen", request, status: 200, pageState: "hit", ms: 0.1 });
  metrics.requests.count({ siteId: "huyzen", request, status: 200, pageState: "miss", ms: 30 });
  metrics.requests.count({ siteId: "removed", request, status: 200, pageState: "miss", ms: 30 });
});
afterAll(async () => {
  await metrics.close();
  await storage.close();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${metrics.port}${path}`);

test("the metrics tell of requests, pages, queues, mails, sources, limits and the database, site by site", async () => {
  const answer = await ask("/metrics");
  expect(answer.headers.get("Content-Type")).toContain("text/plain");
  const lines = (await answer.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'gevel_requests_total{site="huyzen",kind="page",page="hit",status="2xx"} 1',
      'gevel_request_duration_seconds_bucket{le="0.05",site="huyzen",kind="page"} 1',
      'gevel_cached_pages{site="huyzen"} 2',
      'gevel_cached_pages_bytes{site="huyzen"} 300',
      'gevel_mails_waiting{site="huyzen"} 1',
      'gevel_queue_jobs_waiting{queue="mail"} 1',
      'gevel_source_last_run_ok{site="zilt",source="whise"} 0',
      'gevel_source_interval_seconds{site="zilt",source="whise"} 900',
      'gevel_site_listings_limit{site="zilt"} 500',
      'gevel_site_suspended{site="huyzen"} 0',
      "gevel_database_up 1",
    ]),
  );
  const valueOf = (name: string) =>
    Number(
      lines
        .find((line) => line.startsWith(name))
        ?.split(" ")
        .at(-1),
    );
  expect(valueOf("gevel_source_last_good_run_seconds")).toBeGreaterThanOrEqual(7_200);
  expect(valueOf("gevel_source_overdue_seconds")).toBeGreaterThanOrEqual(3_600);
  expect(valueOf("process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(lines.join("\n")).not.toContain('site="removed"');
  expect(warnings).toEqual([]);
});

test("nothing else is there", async () => {
  for (const path of ["/", "/metrics/huyzen", "/nl", "/healthz"]) expect((await ask(path)).status).toBe(404);
});
