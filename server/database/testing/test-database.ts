import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { connect } from "#platform/db/connection.ts";
import { isAlive } from "#platform/embedded-postgres/acquire-lock.ts";
import { openEmbeddedDatabase } from "#platform/embedded-postgres/embedded-database.ts";
import { openStorage, type OpenStorage } from "../open-storage.ts";
import { prepareDatabase } from "#platform/jobs/prepare-database.ts";

/** The embedded PostgreSQL, and the oldest that Gevel supports: Debian's 15 where it is, else a second embedded one. */
export const TEST_SERVERS = ["embedded", "postgresql-15"] as const;
export type TestServer = (typeof TEST_SERVERS)[number];

const DEBIAN_15 = "/usr/lib/postgresql/15/bin";
const MIGRATIONS = join(import.meta.dirname, "../../../migrations");
/** Servers for tests stay ready here between runs. */
const FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/gevel-test-databases");

/** A migrated, empty database of the test file's own; closing it drops it. */
export async function openTestStorage(server: TestServer = "embedded"): Promise<OpenStorage> {
  const database = await openTestDatabase(server);
  const storage = await openStorage({ databaseUrl: database.url, dataDir: FOLDER });
  const close = async () => {
    await storage.close();
    await database.close();
  };
  return { ...storage, close };
}

/** The same without a storage on it, for tests that open several. */
export async function openTestDatabase(server: TestServer = "embedded") {
  const running = await openEmbeddedDatabase(join(FOLDER, server), binariesOf(server));
  const admin = await connect(running.url);
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  // One at a time: a template can't be copied while anyone is connected to it.
  await admin.query("select pg_advisory_lock(15)");
  await writeWithoutWaiting(admin);
  await dropLeftovers(admin);
  const template = await prepareTemplate(admin, running.url);
  await admin.query(`create database ${name} template ${template}`);
  await admin.query("select pg_advisory_unlock(15)");
  return {
    url: urlOf(running.url, name),
    close: async () => {
      // Where the connection is gone, the next file drops it with what is left over.
      await admin.query(`drop database if exists ${name} with (force)`).catch(() => undefined);
      await admin.end().catch(() => undefined);
      await running.close();
    },
  };
}

function binariesOf(server: TestServer) {
  if (server === "embedded" || !existsSync(DEBIAN_15)) return undefined;
  return { initdb: join(DEBIAN_15, "initdb"), postgres: join(DEBIAN_15, "postgres") };
}

/** No test's data outlive a power cut: nothing waits until they are on disk. */
async function writeWithoutWaiting(admin: Client): Promise<void> {
  await admin.query("alter system set fsync = off");
  await admin.query("select pg_reload_conf()");
}

async function prepareTemplate(admin: Client, url: string): Promise<string> {
  const hash = createHash("sha1");
  for (const file of (await readdir(MIGRATIONS)).toSorted())
    hash.update(await readFile(join(MIGRATIONS, file)));
  const name = `template_${hash.digest("hex").slice(0, 12)}`;
  if (await exists(admin, name)) return name;
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  await prepareDatabase(urlOf(url, draft));
  await admin.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function exists(admin: Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

/** What test runs left behind that were killed. */
async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%'",
  );
  const dead = rows.filter(({ datname }) => !isAlive(Number(datname.split("_")[1])));
  for (const { datname } of dead) await admin.query(`drop database if exists ${datname} with (force)`);
}

function urlOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
