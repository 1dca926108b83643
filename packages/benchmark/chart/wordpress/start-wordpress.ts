import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { wordpressSettings } from "./wordpress-settings.ts";

const execute = promisify(execFile);

const SOURCE = "/usr/share/wordpress";
const VERSION_FILE = "wp-includes/version.php";

export type Post = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly categories: readonly string[];
};

export type WordPress = {
  readonly origin: string;
  readonly version: string;
  /** Its first processes: MariaDB, php-fpm and nginx. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
};

/**
 * WordPress as Debian packs it, with its default theme and no plugin, so none that caches pages: MariaDB, php-fpm with opcache and
 * nginx, all on one core, in a folder that goes when it stops. Each post has a picture.
 */
export async function startWordPress(
  posts: readonly Post[],
  { port, core, pageSize }: { readonly port: number; readonly core: number; readonly pageSize: number },
): Promise<WordPress> {
  // The names of sockets may have a hundred characters: a short folder.
  const folder = await mkdtemp(join(tmpdir(), "wordpress-"));
  const running: ChildProcess[] = [];
  const begin = (command: string, options: readonly string[]) => {
    const child = spawn("taskset", ["-c", String(core), command, ...options], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    running.push(child);
    return child.pid!;
  };
  const endAll = async () => {
    for (const child of running.toReversed()) await end(child);
  };
  const stop = async () => {
    await endAll();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await cp(SOURCE, join(folder, "site"), { recursive: true, dereference: true });
    const { username } = userInfo();
    for (const [name, text] of Object.entries(wordpressSettings(folder, port, username)))
      await writeFile(join(folder, name), text);
    const database = await beginDatabase(folder, username, begin);
    await fill(folder, posts, pageSize);
    const fpm = begin("/usr/sbin/php-fpm8.2", [
      "--nodaemonize",
      "--allow-to-run-as-root",
      "--fpm-config",
      join(folder, "fpm.conf"),
    ]);
    const nginx = begin("/usr/sbin/nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]);
    const origin = `http://127.0.0.1:${port}`;
    await untilDone(async () => {
      const { ok, status } = await fetch(origin);
      if (!ok) throw new Error(`WordPress answers ${status}.`);
    });
    return { origin, version: await versionOf(folder), pids: [database, fpm, nginx], stop };
  } catch (error) {
    await endAll();
    throw new Error(`WordPress did not start; its logs are in ${folder}.`, { cause: error });
  }
}

async function beginDatabase(
  folder: string,
  user: string,
  begin: (command: string, options: readonly string[]) => number,
): Promise<number> {
  const socket = `--socket=${join(folder, "database.socket")}`;
  const options = ["--no-defaults", `--datadir=${join(folder, "data")}`, `--user=${user}`];
  await execute("mariadb-install-db", [
    ...options,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  const pid = begin("/usr/sbin/mariadbd", [
    ...options,
    socket,
    "--skip-networking",
    `--log-error=${join(folder, "database.log")}`,
  ]);
  const client = ["--no-defaults", "--user=root", socket, "--execute=create database wordpress"];
  await untilDone(() => execute("mariadb", client));
  return pid;
}

async function fill(folder: string, posts: readonly Post[], pageSize: number): Promise<void> {
  const file = join(folder, "posts.json");
  await writeFile(file, JSON.stringify(posts));
  const program = join(import.meta.dirname, "fill-wordpress.php");
  await execute("php", [program, join(folder, "site"), file, String(pageSize)]);
}

async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, "site", VERSION_FILE), "utf8");
  return /\$wp_version = '([^']+)'/.exec(text)?.[1] ?? "of an unknown version";
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.kill("SIGTERM")) await ended;
}

const TRIES = 100;

/** Tries until it succeeds, for twenty seconds. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
