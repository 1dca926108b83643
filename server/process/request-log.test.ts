import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createLog, type LogLevel } from "#platform/log/log.ts";
import { createRequestLog } from "./request-log.ts";

const NOW = new Date("2026-03-01T10:00:00Z");
const GET = { method: "GET", url: "/nl/te-koop?city=1" } as IncomingMessage;
const HEAD = { ...GET, method: "HEAD" } as IncomingMessage;

function setUp(level: LogLevel = "info") {
  const texts: string[] = [];
  const log = createLog({ level, now: () => NOW, destination: { write: (text) => texts.push(text) } });
  const lines = () => texts.map((line) => JSON.parse(line));
  return { requestLog: createRequestLog(log, () => NOW), lines };
}

test("the line of a request says when, what, how it went, how long it took and how true the page was", () => {
  const { requestLog, lines } = setUp();
  requestLog.end(requestLog.begin(GET, undefined), 200, "hit");
  requestLog.end(requestLog.begin(HEAD, "from-a-proxy"), 404);
  requestLog.end(requestLog.begin(GET, undefined), 302, "stale");
  const common = { time: NOW.toISOString(), level: "info", message: "request", path: "/nl/te-koop" };
  expect(lines()).toEqual([
    { ...common, id: expect.any(String), method: "GET", status: 200, ms: expect.any(Number), page: "hit" },
    { ...common, id: "from-a-proxy", method: "HEAD", status: 404, ms: expect.any(Number) },
    { ...common, id: expect.any(String), method: "GET", status: 302, ms: expect.any(Number), page: "stale" },
  ]);
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
