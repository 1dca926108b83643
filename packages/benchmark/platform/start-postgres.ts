import { execFile, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { withConnection } from "../../../platform/db/connection.ts";
import { findOwner, runUnprivileged } from "../../../platform/embedded-postgres/run-unprivileged.ts";

const execute = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";
const USER = "gevel";
const SETTINGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "wal_level=replica", "jit=off"];
const PATIENCE_MS = 60_000;

type RunningPostgres = {
  readonly url: string;
  /** As a power cut does. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A PostgreSQL server of Debian's on the loopback address, empty, or a replica that streams from another one. */
export async function startPostgres(
  folder: string,
  port: number,
  replicaOf?: number,
): Promise<RunningPostgres> {
  const owner = await findOwner();
  const cluster = join(folder, "cluster");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (owner) await chown(folder, owner.uid, owner.gid);
  const run = async (name: string, args: readonly string[]): Promise<ChildProcess> =>
    runUnprivileged({ program: join(await programs(), name), args, owner }, [folder], { stdio: "ignore" });
  const [made] = (await once(
    replicaOf === undefined
      ? await run("initdb", [
          "-D",
          cluster,
          "-U",
          USER,
          "--auth=trust",
          "--encoding=UTF8",
          "--locale=C",
          "--locale-provider=icu",
          "--icu-locale=und",
        ])
      : await run("pg_basebackup", [
          "-D",
          cluster,
          "-U",
          USER,
          "-h",
          "127.0.0.1",
          "-p",
          String(replicaOf),
          "-R",
          "-X",
          "stream",
          "-c",
          "fast",
        ]),
    "exit",
  )) as [number];
  if (made !== 0) throw new Error(`PostgreSQL could not make ${cluster}`);
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  const restart = async () => {
    server = await run("postgres", [
      "-D",
      cluster,
      ...[...SETTINGS, `port=${port}`].flatMap((one) => ["-c", one]),
    ]);
    await untilReady(url);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  await restart();
  return { url, kill: () => end("SIGQUIT"), restart, stop: () => end("SIGINT") };
}

/** The newest that is installed; `GEVEL_POSTGRES_BIN` names another folder. */
async function programs(): Promise<string> {
  const named = process.env["GEVEL_POSTGRES_BIN"];
  if (named) return named;
  const versions = (await readdir(DEBIAN)).toSorted((a, b) => Number(b) - Number(a));
  const folder = join(DEBIAN, versions[0] ?? "", "bin");
  await execute(join(folder, "pg_basebackup"), ["--version"]);
  return folder;
}

async function untilReady(url: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    const isReady = await withConnection(url, (client) => client.query("select 1")).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error(`PostgreSQL does not answer at ${url}`);
  }
}
