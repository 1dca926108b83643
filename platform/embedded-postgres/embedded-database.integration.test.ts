import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isAlive } from "./acquire-lock.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";

const run = promisify(execFile);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gevel-embedded-"));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  const pid = await serverPid();
  if (pid && isAlive(pid)) process.kill(pid, "SIGQUIT");
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function serverPid(): Promise<number> {
  const text = await readFile(join(dataDir, "database/cluster/postmaster.pid"), "utf8").catch(() => "");
  return Number(text.split("\n")[0]);
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" });
  await client.end();
  return rows[0]?.[0];
}

/** A process of its own that opens the database, prints a line and stays until it is killed. */
async function openElsewhere() {
  const script = `import { openEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, "embedded-database.ts"))};
    const database = await openEmbeddedDatabase(${JSON.stringify(dataDir)});
    process.on("SIGTERM", () => database.close().then(() => process.exit()));
    console.log("open");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("It ended before it opened."))),
  ]);
  return child;
}

test("the data outlives a stop, and the server is gone after it", async () => {
  const first = await openEmbeddedDatabase(dataDir);
  await ask(first.url, "create table kept as select 7 as seven");
  const pid = await serverPid();
  await first.close();
  expect(isAlive(pid)).toBe(false);

  const second = await openEmbeddedDatabase(dataDir);
  expect(await ask(second.url, "select seven from kept")).toBe(7);
  await second.close();
});

test("it keeps every commit on disk, in UTF-8, with an alphabet of ICU", async () => {
  const { url, close } = await openEmbeddedDatabase(dataDir);
  const settings = await ask(
    url,
    `select concat_ws(' ', current_setting('fsync'), current_setting('synchronous_commit'), current_setting('jit'),
      current_setting('server_encoding'), (select datlocprovider from pg_database where datname = current_database()))`,
  );
  await close();
  expect(settings).toBe("on on off UTF8 i");
});

test("nobody else gets in: loopback only, a password that only its owner can read", async () => {
  const { url, close } = await openEmbeddedDatabase(dataDir);
  const { hostname, port } = new URL(url);
  expect(hostname).toBe("127.0.0.1");
  expect(await ask(url, "show listen_addresses")).toBe("127.0.0.1");
  expect(await ask(url, "show unix_socket_directories")).toBe("");
  await expect(ask(`postgres://gevel:guess@127.0.0.1:${port}/postgres`, "select 1")).rejects.toThrow(
    /password/,
  );
  const modes = ["door.json", "postgres.log", "cluster"].map(
    async (name) => (await stat(join(dataDir, "database", name))).mode & 0o077,
  );
  expect(await Promise.all(modes)).toEqual([0, 0, 0]);
  await close();
});

test("two processes share one server, and the last one stops it", async () => {
  const [child, mine] = await Promise.all([openElsewhere(), openEmbeddedDatabase(dataDir)]);
  const pid = await serverPid();
  await mine.close();
  expect(isAlive(pid)).toBe(true);
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(isAlive(pid)).toBe(false);
});

test("a server that a killed process left behind is joined, then stopped", async () => {
  const child = await openElsewhere();
  const pid = await serverPid();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(isAlive(pid)).toBe(true);
  const { url, close } = await openEmbeddedDatabase(dataDir);
  expect(await serverPid()).toBe(pid);
  expect(await ask(url, "select 1")).toBe(1);
  await close();
  expect(isAlive(pid)).toBe(false);
});

test("a copied folder gets a server of its own, whatever runs where it came from", async () => {
  const first = await openEmbeddedDatabase(dataDir);
  await ask(first.url, "create table kept as select 7 as seven");
  await first.close();
  const copied = `${dataDir}-copy`;
  // As its owner and as it is: PostgreSQL takes no folder of somebody else's.
  await run("cp", ["-a", dataDir, copied]);

  const original = await openEmbeddedDatabase(dataDir);
  const copy = await openEmbeddedDatabase(copied);
  await ask(copy.url, "update kept set seven = 8");
  expect(await ask(original.url, "select seven from kept")).toBe(7);
  expect(await ask(copy.url, "select seven from kept")).toBe(8);
  await Promise.all([original.close(), copy.close()]);
  await rm(copied, { recursive: true });
});

test.runIf(process.getuid?.() === 0)(
  "whoever copied the folder as root without its owner reads how to mend it",
  async () => {
    const first = await openEmbeddedDatabase(dataDir);
    await ask(first.url, "create table kept as select 7 as seven");
    await first.close();
    const folder = join(dataDir, "database");
    const { uid, gid } = await stat(join(folder, "cluster"));
    await run("chown", ["-R", "0:0", folder]);

    const chown = ["chown", "-R", `${uid}:${gid}`, folder];
    await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(`run "${chown.join(" ")}" as root`);
    await run(chown[0]!, chown.slice(1));
    const second = await openEmbeddedDatabase(dataDir);
    expect(await ask(second.url, "select seven from kept")).toBe(7);
    await second.close();
  },
);

test("after a power cut it recovers what was committed", async () => {
  const first = await openEmbeddedDatabase(dataDir);
  await ask(first.url, "create table kept as select 7 as seven");
  const pid = await serverPid();
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  const second = await openEmbeddedDatabase(dataDir);
  expect(await ask(second.url, "select seven from kept")).toBe(7);
  await first.close();
  expect(await ask(second.url, "select 1")).toBe(1);
  await second.close();
});

test("a lock and a half-made cluster of a process that died stop nobody", async () => {
  const { close } = await openEmbeddedDatabase(dataDir);
  await close();
  const gone = spawn(process.execPath, ["-e", ""]);
  await once(gone, "exit");
  await writeFile(join(dataDir, "database/starting.lock"), String(gone.pid));
  await rm(join(dataDir, "database/cluster"), { recursive: true });
  await writeFile(join(dataDir, "database/cluster.new"), "half");
  const again = await openEmbeddedDatabase(dataDir);
  expect(await ask(again.url, "select 1")).toBe(1);
  await again.close();
});

test("folders that only their owner may pass don't keep it from starting", async () => {
  await chmod(dataDir, 0o700);
  const { url, close } = await openEmbeddedDatabase(dataDir);
  expect(await ask(url, "select 1")).toBe(1);
  await close();
});
