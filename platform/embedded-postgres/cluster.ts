import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { findOwner, runUnprivileged } from "./run-unprivileged.ts";

export const DATABASE_USER = "gevel";

/** How this machine's own cluster is reached; only the user who runs Gevel can read the file that holds it. */
export type ConnectionInfo = { readonly port: number; readonly password: string };

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  max_connections: "200",
  max_wal_size: "1GB",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

/** Only what a program needs: `PG…` variables of the operator's shell would change what the cluster does. */
const ENVIRONMENT = { PATH: process.env["PATH"], HOME: "/", LC_ALL: "C", TZ: "UTC" };

const MOST_LOG_BYTES = 10_000_000;

export function pathsOf(folder: string, binaries: PostgresBinaries) {
  return {
    binaries,
    cluster: join(folder, "cluster"),
    door: join(folder, "door.json"),
    lock: join(folder, "starting.lock"),
    log: join(folder, "postgres.log"),
  };
}
type Paths = ReturnType<typeof pathsOf>;

export async function readConnectionInfo({ door }: Paths): Promise<ConnectionInfo | null> {
  try {
    return JSON.parse(await readFile(door, "utf8")) as ConnectionInfo;
  } catch {
    return null;
  }
}

/** Writes a new, empty cluster; a half-written one of a process that died is thrown away. */
export async function createCluster(places: Paths): Promise<ConnectionInfo> {
  const door = { port: await findFreePort(), password: randomBytes(24).toString("base64url") };
  const draft = `${places.cluster}.new`;
  const passwordFile = `${draft}.password`;
  const owner = await findOwner();
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, door.password, { mode: 0o600 });
  if (owner) for (const path of [draft, passwordFile]) await chown(path, owner.uid, owner.gid);
  const args = [
    `--pgdata=${draft}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=und",
  ];
  try {
    await finish(
      await runUnprivileged({ program: places.binaries.initdb, args, owner }, [draft], {
        env: ENVIRONMENT,
        cwd: "/",
        stdio: ["ignore", "ignore", "pipe"],
      }),
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await saveDoor(places, door);
  await rename(draft, places.cluster);
  return door;
}

async function saveDoor({ door: path }: Paths, door: ConnectionInfo): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(door), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Starts PostgreSQL apart from this process, so that neither Ctrl-C nor the end of one Gevel takes it from another. */
export async function startCluster(places: Paths, remembered: ConnectionInfo) {
  const free = await findFreePort(remembered.port);
  const door = { ...remembered, port: free };
  if (free !== remembered.port) await saveDoor(places, door);
  const owner = await findOwner();
  const settings = Object.entries({ ...SETTINGS, port: String(free) });
  const args = ["-D", places.cluster, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const { size } = await stat(places.log).catch(() => ({ size: 0 }));
  const log = await open(places.log, size > MOST_LOG_BYTES ? "w" : "a", 0o600);
  const server = await runUnprivileged({ program: places.binaries.postgres, args, owner }, [places.cluster], {
    env: ENVIRONMENT,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  server.unref();
  await log.close();
  const ended = once(server, "exit").catch((error: unknown) => [error]);
  return { door, ended };
}

/** The process number of the running server, as it wrote it down itself. */
export async function readServerPid({ cluster }: Paths): Promise<number | null> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  return Number(text.split("\n")[0]) || null;
}

export async function hasCluster({ cluster }: Paths): Promise<boolean> {
  return stat(join(cluster, "PG_VERSION")).then(
    () => true,
    () => false,
  );
}

export async function tailOfLog({ log }: Paths): Promise<string> {
  const text = await readFile(log, "utf8").catch(() => "");
  return text.trim().split("\n").slice(-5).join("\n");
}

async function finish(child: Awaited<ReturnType<typeof runUnprivileged>>): Promise<void> {
  let complaints = "";
  child.stderr?.on("data", (chunk) => (complaints += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The embedded database could not be created: ${complaints.trim()}`);
}

/** The wished port when nobody has it, else any. */
async function findFreePort(wished = 0): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(wished, "127.0.0.1");
    await once(probe, "listening");
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    if (wished === 0) throw error;
    return findFreePort();
  } finally {
    probe.close();
  }
}
