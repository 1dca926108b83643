import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { launchBrowser } from "./launch-browser.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the default demo site, of the other one, and of the browser that all tests share. */
    readonly huyzen: string;
    readonly zilt: string;
    readonly browser: string;
    readonly dataDir: string;
    readonly build: string;
  }
}

const READY_WITHIN_MS = 150_000;
const BUILD = resolve(import.meta.dirname, "..", process.env["GEVEL_BUILD"] ?? "build");

/** Starts the production build on a new database with the demo in it, and one browser, for all journeys. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-journeys-"));
  const port = await freePort();
  const server = spawn(process.execPath, [join(BUILD, "server/index.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // A journey may say where its visitor comes from, so that one does not count against another.
      TRUST_PROXY: "127.0.0.1",
    },
    stdio: "inherit",
  });
  const stop = async () => {
    await browser?.close();
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  let browser: Awaited<ReturnType<typeof launchBrowser>> | undefined;
  try {
    browser = await launchBrowser();
    await untilReady(server, `http://localhost:${port}/nl`);
  } catch (error) {
    await stop();
    throw error;
  }
  provide("huyzen", `http://localhost:${port}`);
  provide("zilt", `http://zilt.localhost:${port}`);
  provide("browser", browser.wsEndpoint());
  provide("dataDir", dataDir);
  provide("build", BUILD);
  return stop;
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with exit code ${server.exitCode}`);
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error("The server was not ready in time");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
