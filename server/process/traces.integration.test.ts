import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { importBundle } from "#bundle/import-bundle.ts";
import { bundleFiles, folderOf, siteJson, testFolder } from "#bundle/testing/test-bundle.ts";
import { importForTest, testSite } from "#bundle/testing/test-import.ts";
import { readConfig } from "#platform/config/config.ts";
import { readStaticFiles } from "#platform/http/static-files.ts";
import { createLog } from "#platform/log/log.ts";
import { beginTracing } from "#platform/tracing/begin-tracing.ts";
import { openReceiver } from "#platform/tracing/testing/open-receiver.ts";
import { createAppWithPages } from "../create-app-with-pages.ts";
import type { OpenStorage } from "../database/open-storage.ts";
import { openTestStorage } from "../database/testing/test-database.ts";
import { openTestOutbound } from "../outbound/testing/open-test-outbound.ts";
import { openPostbox } from "../outbound/testing/open-postbox.ts";
import { runServer } from "./run-server.ts";
import { startSlowServer } from "./testing/start-slow-server.ts";

type CreateApp = Parameters<typeof runServer>[0]["createApp"];

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";
const now = () => new Date();
const log = createLog({ level: "silent", now });

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  const site = testSite("huyzen", { hostnames: ["localhost"] });
  const pages = [{ id: 1, paths: { nl: "" }, title: { nl: "Welkom" }, blocks: [] }];
  await importForTest(storage, { siteId: "huyzen", content: { site, pages } });
});
afterAll(() => storage.close());

/** Traces this process as OpenTelemetry's variables say, and tells what arrived once its end was reached. */
async function traceTo(more: Record<string, string> = {}) {
  const receiver = await openReceiver();
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_SERVICE_NAME: "gevel-test",
    ...more,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await receiver.close();
  });
  const read = readConfig({ PORT: "0", ...variables });
  if (read.kind === "invalid") throw new Error(read.message);
  const end = await beginTracing(read.config, log);
  const received = async () => {
    await end();
    const named = (name: string | RegExp) =>
      receiver.spans.filter((span) => new RegExp(name).test(span.name));
    return { ...receiver, named };
  };
  return { config: read.config, received };
}

async function serveTraced(more?: Record<string, string>, createApp: CreateApp = createAppWithPages) {
  const { config, received } = await traceTo(more);
  const files = readStaticFiles("/nowhere");
  const server = await runServer({ config, storage, log, now, files, createApp });
  const ask = (path: string, init?: RequestInit) => fetch(`http://localhost:${server.port}${path}`, init);
  const closed = async () => {
    await server.close();
    return received();
  };
  return { ask, closed };
}

test("a page is a span of the trace that its caller began, and its rendering and its queries are below it", async () => {
  const { ask, closed } = await serveTraced();
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, Authorization: "Bearer secret" };
  expect((await ask("/nl?email=an@example.be", { headers })).status).toBe(200);
  const { spans, named } = await closed();
  const [page] = named("^GET /nl$");
  expect(page).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, service: "gevel-test", kind: 2 });
  expect(page!.facts).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "http.route": "/nl",
    "url.path": "/nl",
    "server.address": "localhost",
    "gevel.site": "huyzen",
    "gevel.kind": "page",
    "gevel.page": "miss",
  });
  const [rendering] = named("^render page$");
  expect(rendering).toMatchObject({ traceId: TRACE, parentSpanId: page!.spanId });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === rendering!.spanId);
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(["render HTML", "select site_part"]));
  const queries = spans.filter(({ facts }) => facts["db.system.name"] === "postgresql");
  expect(queries.every(({ facts, name }) => facts["db.query.summary"] === name)).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/an@example|secret|\$1/);
});

test("a page from the cache, a call and an error are told apart, and health is no span", async () => {
  const { ask, closed } = await serveTraced();
  for (const path of ["/nl", "/nl", "/api/sites/huyzen/estates/12", "/api/none", "/healthz"]) await ask(path);
  const { spans } = await closed();
  const requests = spans.filter(({ kind }) => kind === 2);
  expect(
    requests.map(({ name, facts }) => [name, facts["gevel.page"], facts["http.response.status_code"]]),
  ).toEqual([
    ["GET /nl", "miss", 200],
    ["GET /nl", "hit", 200],
    ["GET /api/sites/:siteId/estates/:id", undefined, 401],
    ["GET", undefined, 404],
  ]);
});

const picture = async () =>
  new Response(new Uint8Array(300_000), { headers: { "Content-Type": "image/jpeg" } });

test("a picture, which is sent in parts, has its site and its status too", async () => {
  const { ask, closed } = await serveTraced({}, () => ({
    fetch: picture,
    takesLargeBody: () => false,
    close: () => undefined,
  }));
  expect((await (await ask("/media/12/card-380")).bytes()).length).toBe(300_000);
  const { spans } = await closed();
  expect(spans.filter(({ kind }) => kind === 2).map(({ facts }) => facts)).toEqual([
    {
      "http.request.method": "GET",
      "http.response.status_code": 200,
      "url.path": "/media/12/card-380",
      "server.address": "localhost",
      "gevel.site": "huyzen",
      "gevel.kind": "media",
    },
  ]);
});

test("the sampler of OpenTelemetry's variables decides, and a caller who samples is followed", async () => {
  const { ask, closed } = await serveTraced({ OTEL_TRACES_SAMPLER: "parentbased_always_off" });
  await ask("/nl");
  await ask("/nl", { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
  const { spans } = await closed();
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
});

test("without a protocol spans leave as OpenTelemetry's default says, as protobuf", async () => {
  const { ask, closed } = await serveTraced({ OTEL_EXPORTER_OTLP_PROTOCOL: "" });
  await ask("/nl");
  expect((await closed()).bodies).toEqual(["POST /v1/traces application/x-protobuf"]);
});

test("a mail that leaves is a trace with its rendering, and so is an import", async () => {
  const outbound = await openTestOutbound();
  onTestFinished(() => outbound.close());
  const { received } = await traceTo();
  const { sent, transport } = openPostbox();
  await outbound.start(transport);
  const address = await outbound.submit();
  await outbound.until(() => sent.length > 0);
  await outbound.passMinutes(1);
  const { databaseUrl } = outbound;
  const path = await folderOf(bundleFiles({ "site.json": JSON.stringify(siteJson({ id: "zilt" })) }));
  await importBundle({ path, databaseUrl, dataDir: await testFolder(), report: () => undefined });
  const { spans, named } = await received();
  const [job] = named("^job mail$");
  expect(job!.facts).toMatchObject({ "gevel.site": "huyzen", "gevel.job.status": "completed" });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === job!.spanId).map(({ name }) => name);
  expect(below).toEqual(expect.arrayContaining(["render mail", "send mail", "select mail"]));
  expect(named("^import bundle$").map(({ facts }) => facts)).toEqual([
    { "gevel.site": "zilt", "gevel.import.outcome": "imported" },
  ]);
  expect(JSON.stringify(spans)).not.toContain(address);
});

test("a receiver that never answers costs no request, and the server still ends by itself", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const server = await startSlowServer({
    DATABASE_URL: storage.databaseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: "10",
    SLOW_PAGE_MS: "1",
  });
  const ask = () => fetch(`http://localhost:${server.port}/nl`).then(({ status }) => status, String);
  await expect.poll(ask, { timeout: 20_000, interval: 50 }).toBe(200);
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array.from({ length: 50 }, () => 200));
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.said()).toContain("the last traces could not be sent");
});
