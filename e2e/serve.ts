import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { endServer } from "./end-server.ts";
import { launchBrowser } from "./launch-browser.ts";

/** What a worker's own server serves, and where its database, its media and the bundles of the demo are. */
export type Served = { readonly huyzen: string; readonly zilt: string; readonly dataDir: string };

declare module "vitest" {
  export interface ProvidedContext {
    /** One for each worker: what one journey publishes or restarts is nothing to another at the same time. */
    readonly served: readonly Served[];
    /** Address of the browser that all journeys share. */
    readonly browser: string;
    readonly build: string;
  }
}

const run = promisify(execFile);
const READY_WITHIN_MS = 150_000;
const BUILD = resolve(import.meta.dirname, "..", process.env["GEVEL_BUILD"] ?? "build");

/** Starts a browser and, for each worker, the production build on a database of its own with the demo in it. */
export default async function serve({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "gevel-journeys-"));
  const folders = Array.from({ length: vitest.config.maxWorkers }, (_, index) =>
    join(folder, String(index + 1)),
  );
  const stops: Array<() => Promise<unknown>> = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    await drawDemo(folders);
    const browser = await launchBrowser();
    stops.push(() => browser.close());
    const served: Served[] = [];
    for (const dataDir of folders) {
      const server = await startServer(dataDir);
      stops.push(server.stop);
      served.push({
        huyzen: `http://localhost:${server.port}`,
        zilt: `http://zilt.localhost:${server.port}`,
        dataDir,
      });
    }
    provide("served", served);
    provide("browser", browser.wsEndpoint());
    provide("build", BUILD);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/**
 * A first start draws the demo's pictures for half a minute: one does, the others get a copy of its folder, whose database
 * may belong to a user of its own. Pictures and their sizes are common to all, so that each is drawn once.
 */
async function drawDemo([first, ...others]: readonly string[]): Promise<void> {
  const server = await startServer(first!);
  await server.stop();
  const media = join(first!, "media");
  const copied = (await readdir(first!)).filter((name) => name !== "media").map((name) => join(first!, name));
  for (const other of others) {
    await mkdir(other);
    await run("cp", ["-a", ...copied, other]);
    await symlink(media, join(other, "media"));
  }
}

async function startServer(dataDir: string): Promise<{ port: number; stop: () => Promise<unknown> }> {
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
  const stop = () => endServer(server, "SIGTERM");
  await untilReady(server, `http://localhost:${port}/nl`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, stop };
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
