import { expect, test } from "vitest";
import { createLog, type LogLevel } from "./log.ts";

const now = () => new Date("2026-03-01T10:00:00Z");

function written(level: LogLevel = "info") {
  const texts: string[] = [];
  return { log: createLog({ level, now, write: (text) => texts.push(text) }), texts };
}

test("a line is one JSON object with its time, level and message", () => {
  const { log, texts } = written();
  log.info({ siteId: "huyzen" }, "imported");
  log.flush();
  expect(JSON.parse(texts.join(""))).toEqual({
    time: "2026-03-01T10:00:00.000Z",
    level: "info",
    message: "imported",
    siteId: "huyzen",
  });
});

test("what is below the chosen level is not written", () => {
  const { log, texts } = written("warn");
  log.info({}, "quiet");
  log.warn({}, "heard");
  log.flush();
  expect(texts.join("")).toContain("heard");
  expect(texts.join("")).not.toContain("quiet");
});

test("an error is written at once, with its cause", () => {
  const { log, texts } = written();
  log.error({ err: new Error("page", { cause: new Error("database") }) }, "failed");
  expect(JSON.parse(texts.join("")).err).toMatchObject({ message: "page", cause: { message: "database" } });
});

test("lines are gathered, so that a busy server writes seldom", () => {
  const { log, texts } = written();
  for (let i = 0; i < 1_000; i += 1) log.info({ i }, "request");
  log.flush();
  expect(texts.length).toBeLessThan(20);
  expect(texts.join("").trim().split("\n")).toHaveLength(1_000);
});

test("a line break in what a visitor sent does not make a line of its own", () => {
  const { log, texts } = written();
  log.info({ path: 'x\n{"level":"error"}' }, "request");
  log.flush();
  expect(texts.join("").trim().split("\n")).toHaveLength(1);
});
