import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createLog, type LogLevel } from "#platform/log/log.ts";
import { createRequestLog } from "./request-log.ts";
import type { AnsweredRequest } from "../metrics/request-counts.ts";

const NOW = new Date("2026-03-01T10:00:00Z");
const HOST = "www.huyzen.be";
const GET = { method: "GET", url: "/nl/te-koop?city=1", headers: { host: HOST } } as IncomingMessage;
const HEAD = { ...GET, method: "HEAD" } as IncomingMessage;

function setUp(level: LogLevel = "info") {
  const texts: string[] = [];
  const log = createLog({ level, now: () => NOW, destination: { write: (text) => texts.push(text) } });
  const lines = () => texts.map((line) => JSON.parse(line));
  return { requestLog: createRequestLog(log, () => NOW), lines };
}

test("the line of a request says when, what, how it went, how long it took and how true the page was", () => {
  const { requestLog, lines } = setUp();
  requestLog.end(requestLog.begin(GET, undefined), 200, "hit", "huyzen");
  requestLog.end(requestLog.begin(HEAD, "from-a-proxy"), 404);
  requestLog.end({ ...requestLog.begin(GET, undefined), siteId: "huyzen" }, 302, "stale");
  const common = {
    time: NOW.toISOString(),
    level: "info",
    message: "request",
    path: "/nl/te-koop",
    host: HOST,
  };
  const seen = { id: expect.any(String), ms: expect.any(Number) };
  expect(lines()).toEqual([
    { ...common, ...seen, site: "huyzen", method: "GET", status: 200, page: "hit" },
    { ...common, ...seen, id: "from-a-proxy", method: "HEAD", status: 404 },
    { ...common, ...seen, site: "huyzen", method: "GET", status: 302, page: "stale" },
  ]);
});

test("one host name that moves to another site is logged with the site that answers now, whatever it is called", () => {
  const { requestLog, lines } = setUp();
  const hostile = { ...GET, headers: { host: '"},{"' } } as IncomingMessage;
  for (const site of ["huyzen", "zilt", undefined]) {
    requestLog.end(requestLog.begin(GET, undefined), 200, undefined, site);
    requestLog.end(requestLog.begin(hostile, undefined), 200, undefined, site);
  }
  expect(lines().map(({ site, host }) => [site, host])).toEqual(
    ["huyzen", "zilt", undefined].flatMap((site) => [
      [site, HOST],
      [site, '"},{"'],
    ]),
  );
});

test("no two requests have the same id, on no two servers, and all are of one length", () => {
  const servers = [setUp().requestLog, setUp().requestLog];
  const ids = servers.flatMap((server) => Array.from({ length: 5_000 }, () => server.newId()));
  expect(new Set(ids).size).toBe(10_000);
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([18]));
});

test("where lines are not wanted there are none", () => {
  const { requestLog, lines } = setUp("warn");
  expect(requestLog.isWritten).toBe(false);
  requestLog.end(requestLog.begin(GET, undefined), 200);
  expect(lines()).toEqual([]);
});

test("requests are counted also where lines are not wanted", () => {
  const counted: AnsweredRequest[] = [];
  const log = createLog({ level: "silent", now: () => NOW });
  const requestLog = createRequestLog(log, () => NOW, [{ count: (one) => counted.push(one) }]);
  expect(requestLog.isWritten).toBe(true);
  requestLog.end(requestLog.begin(GET, undefined), 304, "hit", "huyzen");
  expect(counted).toMatchObject([{ siteId: "huyzen", status: 304, pageState: "hit" }]);
});
