import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { endServer } from "../end-server.ts";
import { BUILD, expect, HUYZEN, test } from "../fixtures.ts";

const FIRST_RUN_MS = 150_000;

/** For one try: the next one begins with nothing again. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gevel-first-run-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server with a database of its own, which holds nothing yet. */
function start(dataDir: string, port = "0") {
  const env = { ...process.env, NODE_ENV: "production", PORT: port, DATA_DIR: dataDir };
  const server = spawn(process.execPath, [join(BUILD, "server/index.js")], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(async () => void (await endServer(server, "SIGTERM")));
  let said = "";
  server.stderr.on("data", (part) => (said += String(part)));
  return {
    said: () => said,
    untilItSays: (words: RegExp) =>
      vi.waitFor(() => expect(said).toMatch(words), { timeout: FIRST_RUN_MS, interval: 50 }),
    end: (signal?: NodeJS.Signals) => endServer(server, signal),
  };
}

test("a port that is taken is told in one line, before anything is rendered", async () => {
  const server = start(await makeFolder(), new URL(HUYZEN).port);
  expect(await server.end()).toBe(1);
  expect(server.said()).toMatch(
    /^Gevel cannot start: .*: another program has that port: PORT, or METRICS_PORT, chooses .*\n$/,
  );
});

test(
  "a first run that is told to stop leaves nothing running, and the next start finishes it",
  { timeout: 2 * FIRST_RUN_MS },
  async () => {
    const dataDir = await makeFolder();
    const first = start(dataDir);
    await first.untilItSays(/taking in zilt/);
    expect(await first.end("SIGTERM")).toBe(0);
    // PostgreSQL takes this file away when it has stopped.
    expect(existsSync(join(dataDir, "database/cluster/postmaster.pid"))).toBe(false);

    const second = start(dataDir);
    await second.untilItSays(/Zilt: http/);
    expect(second.said()).toMatch(/Huyzen: http/);
    expect(await second.end("SIGTERM")).toBe(0);

    const third = start(dataDir);
    await third.untilItSays(/Zilt: http/);
    expect(third.said()).not.toMatch(/First run/);
    expect(await third.end("SIGTERM")).toBe(0);
  },
);
