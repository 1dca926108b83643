import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createLog, type LogLevel } from "./log.ts";

const now = () => new Date("2026-03-01T10:00:00Z");

function written(level: LogLevel = "info") {
  const texts: string[] = [];
  return { log: createLog({ level, now, destination: { write: (text) => texts.push(text) } }), texts };
}

/** A program that has a log on its standard output, and ends after these steps. */
function program(steps: string): string[] {
  const log = JSON.stringify(new URL("log.ts", import.meta.url).href);
  return [
    "--input-type=module",
    "--eval",
    `import { writeSync } from "node:fs";
     import { createLog } from ${log};
     const log = createLog({ level: "info", now: () => new Date() });
     ${steps}`,
  ];
}

async function linesOf(steps: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, program(steps));
  return stdout.trim().split("\n");
}

test("a line is one JSON object with its time, level and message", () => {
  const { log, texts } = written();
  log.info({ siteId: "huyzen" }, "imported");
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
  expect(texts.join("")).toContain("heard");
  expect(texts.join("")).not.toContain("quiet");
  expect([log.writes("info"), log.writes("error")]).toEqual([false, true]);
});

test("an error says what it is and its cause, and not the row that a database refused", () => {
  const { log, texts } = written();
  const refused = Object.assign(new TypeError("page", { cause: new Error("database") }), {
    detail: "Key (email)=(an@example.be) already exists.",
  });
  for (const key of ["err", "error"]) log.error({ [key]: refused }, "failed");
  const [err, error] = texts.map((text) => JSON.parse(text));
  expect(err.err).toEqual({
    name: "TypeError",
    message: "page",
    stack: expect.stringContaining("TypeError: page\n"),
    cause: { name: "Error", message: "database", stack: expect.any(String) },
  });
  expect(error.error).toEqual(err.err);
});

test("an error is written at once, with the lines before it", async () => {
  const lines = await linesOf(`
    log.info({}, "before");
    log.error({ err: new Error("no") }, "failed");
    writeSync(1, "after\\n");
    log.info({}, "later");`);
  expect(lines.map((line) => (line === "after" ? line : JSON.parse(line).message))).toEqual([
    "before",
    "failed",
    "after",
    "later",
  ]);
});

test("lines are gathered, so that a busy server writes seldom, and soon written where it is quiet", async () => {
  const lines = await linesOf(`
    for (let i = 0; i < 10; i += 1) log.line('{"i":' + i + '}');
    writeSync(1, "gathered\\n");
    setTimeout(() => writeSync(1, "written\\n"), 600);`);
  expect(lines.indexOf("gathered")).toBe(0);
  expect(lines.indexOf("written")).toBe(11);
});

test("no line is lost as the process ends", async () => {
  const lines = await linesOf(`
    for (let i = 0; i < 1_000; i += 1) log.info({ i }, "request");
    log.line('{"i":1000}');
    process.exit(0);`);
  expect(lines.map((line) => JSON.parse(line).i)).toEqual(Array.from({ length: 1_001 }, (_, i) => i));
});

test("where nobody reads the log any more, the process goes on and can end", async () => {
  const child = spawn(
    process.execPath,
    program(`
      let round = 0;
      const timer = setInterval(() => {
        log.error({ err: new Error("no") }, "failed");
        if (++round === 20) clearInterval(timer);
      }, 20);`),
  );
  child.stdout.destroy();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a line break in what a visitor sent does not make a line of its own", () => {
  const { log, texts } = written();
  log.info({ path: 'x\n{"level":"error"}' }, "request");
  expect(texts.join("").trim().split("\n")).toHaveLength(1);
});
