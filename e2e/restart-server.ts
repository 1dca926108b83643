import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { endServer } from "./end-server.ts";
import { BUILD, DATA_DIR, expect } from "./fixtures.ts";

const ADDRESS = /http:\/\/localhost:\d+/;

/** Starts a second server on the journeys' own database, with settings of its own; whoever starts it stops it. */
export async function restartServer(settings: Record<string, string> = {}) {
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
  let said = "";
  server.stderr.on("data", (part) => (said += String(part)));
  await vi.waitFor(() => expect(said).toMatch(ADDRESS), { timeout: 60_000 });
  return { origin: ADDRESS.exec(said)![0], stop: async () => void (await endServer(server, "SIGTERM")) };
}
