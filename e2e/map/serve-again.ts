import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { BUILD, DATA_DIR, expect } from "../fixtures.ts";

const ADDRESS = /http:\/\/localhost:\d+/;

/** A second server on the journeys' own database, with settings of its own; answers its address. */
export async function serveAgain(settings: Record<string, string>): Promise<string> {
  const door = JSON.parse(await readFile(join(DATA_DIR, "database/door.json"), "utf8")) as {
    port: number;
    password: string;
  };
  const server = spawn(process.execPath, [join(BUILD, "server/index.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR,
      DATABASE_URL: `postgres://gevel:${door.password}@127.0.0.1:${door.port}/postgres`,
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  });
  let said = "";
  server.stderr.on("data", (part) => (said += String(part)));
  await vi.waitFor(() => expect(said).toMatch(ADDRESS), { timeout: 60_000 });
  return ADDRESS.exec(said)![0];
}
