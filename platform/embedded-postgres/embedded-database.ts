import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { makeDataDir } from "../config/make-data-dir.ts";
import {
  createCluster,
  DATABASE_USER,
  hasCluster,
  pathsOf,
  readConnectionInfo,
  readServerPid,
  startCluster,
  tailOfLog,
  type ConnectionInfo,
} from "./cluster.ts";
import { refuseForeignOwner } from "./refuse-foreign-owner.ts";
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import { acquireLock, isAlive } from "./acquire-lock.ts";

export type EmbeddedDatabase = {
  readonly url: string;
  /** Leaves the server to other processes that use it; the last one stops it. */
  close(): Promise<void>;
};

/** Each process that uses the server keeps one connection of this name open: that is how the last one knows. */
const PRESENCE = "gevel-presence";

const POLL_MS = 20;
/** After a power cut the server replays its log before it answers. */
const START_MS = 120_000;
const STOP_MS = 30_000;

/**
 * Starts PostgreSQL under `DATA_DIR/database`, or joins the one that runs there already: another process's, or one that
 * stayed behind when its process was killed.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  binaries: PostgresBinaries = findPostgresBinaries(),
): Promise<EmbeddedDatabase> {
  await makeDataDir(dataDir);
  const folder = join(dataDir, "database");
  await mkdir(folder, { recursive: true });
  const places = pathsOf(folder, binaries);
  const { door, presence } = await acquireLock(places.lock, () => joinOrStart(places));
  return {
    url: urlOf(door, "postgres"),
    close: () =>
      acquireLock(places.lock, async () => {
        const alone = await isAlone(presence);
        await presence.end().catch(() => undefined);
        if (alone) await stop(places);
      }),
  };
}

type Places = ReturnType<typeof pathsOf>;
type Joined = { readonly door: ConnectionInfo; readonly presence: Client };

async function joinOrStart(places: Places): Promise<Joined> {
  await refuseForeignOwner(places);
  const known = await readConnectionInfo(places);
  const running = known && (await tryToJoin(places, known));
  if (running) return running;
  if (known && (await hasCluster(places))) return start(places, known);
  if (await hasCluster(places)) {
    throw new Error(
      `The embedded database's password is gone: ${places.door} is missing beside ${places.cluster}.`,
    );
  }
  return start(places, await createCluster(places));
}

async function start(places: Places, remembered: ConnectionInfo): Promise<Joined> {
  const left = await readServerPid(places);
  if (left && isAlive(left)) {
    // It shuts down, or starts up after a crash: either way it soon is joined or gone.
    const joined = await waitToJoin(places, remembered, () => !isAlive(left));
    if (joined) return joined;
  }
  const { door, ended } = await startCluster(places, remembered);
  let over = false;
  void ended.then(() => (over = true));
  const joined = await waitToJoin(places, door, () => over);
  if (joined) return joined;
  throw new Error(`The embedded database did not start:\n${await tailOfLog(places)}`);
}

async function waitToJoin(
  places: Places,
  door: ConnectionInfo,
  isHopeless: () => boolean,
): Promise<Joined | null> {
  const deadline = performance.now() + START_MS;
  while (!isHopeless() && performance.now() < deadline) {
    const joined = await tryToJoin(places, door);
    if (joined) return joined;
    await sleep(POLL_MS);
  }
  return null;
}

async function tryToJoin(places: Places, door: ConnectionInfo): Promise<Joined | null> {
  const presence = new Client({
    connectionString: urlOf(door, "postgres"),
    application_name: PRESENCE,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  presence.on("error", () => undefined);
  try {
    await presence.connect();
    if (await servesOwnFolder(presence, places)) return { door, presence };
    await presence.end();
  } catch {
    // Nobody answers, or not yet.
  }
  return null;
}

/** A folder that was copied knows the door of the one it was copied from: what answers there keeps other data. */
async function servesOwnFolder(presence: Client, { cluster }: Places): Promise<boolean> {
  const { rows } = await presence.query<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  );
  const served = await realpath(rows[0]!.folder).catch(() => null);
  return served === (await realpath(cluster));
}

async function isAlone(presence: Client): Promise<boolean> {
  try {
    const { rows } = await presence.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()",
      [PRESENCE],
    );
    return rows[0]?.others === 0;
  } catch {
    // The server is gone, or answers no more: nothing of ours is left to stop.
    return false;
  }
}

async function stop(places: Places): Promise<void> {
  const pid = await readServerPid(places);
  if (!pid || !isAlive(pid)) return;
  // PostgreSQL's fast shutdown: running statements are rolled back, everything committed is on disk.
  process.kill(pid, "SIGINT");
  const deadline = performance.now() + STOP_MS;
  while (isAlive(pid) && performance.now() < deadline) await sleep(POLL_MS);
}

function urlOf({ port, password }: ConnectionInfo, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}
