import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client, ClientBase } from "pg";
import { findInProject } from "../config/find-in-project.ts";
import { transact } from "./in-transaction.ts";

const FOLDER = "migrations";

/** Any number that nobody else locks: several servers start at once, and one of them migrates. */
const LOCK = 5_220_091_123;

const MIGRATIONS_TABLE =
  "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())";

/** Migrations of this version that the database lacks; null where it is empty. */
export async function findMissingMigrations(client: Client): Promise<string[] | null> {
  const { rows: tables } = await client.query("select from pg_class where oid = to_regclass('migration')");
  if (tables.length === 0) return null;
  const { rows } = await client.query<{ name: string }>("select name from migration");
  const applied = new Set(rows.map(({ name }) => name));
  return (await knownMigrations()).filter((name) => !applied.has(name));
}

/** Brings the database's schema up to date, one migration a transaction, in the order of their names. */
export async function migrate(client: Client): Promise<void> {
  const folder = findInProject(FOLDER);
  const names = await knownMigrations();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    await refuseOldServer(client);
    await client.query(MIGRATIONS_TABLE);
    const { rows } = await client.query<{ name: string }>("select name from migration");
    const applied = new Set(rows.map(({ name }) => name));
    for (const name of names.filter((candidate) => !applied.has(candidate))) {
      await apply(client, name, await readFile(join(folder, name), "utf8"));
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
  }
}

/** Makes the tables of these migrations in an empty schema, in the transaction that the connection is in. */
export async function createSchema(client: ClientBase, names: readonly string[]): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
  await client.query(MIGRATIONS_TABLE);
  for (const name of names) {
    await client.query(await readFile(join(findInProject(FOLDER), name), "utf8"));
    await client.query("insert into migration (name) values ($1)", [name]);
  }
}

/** The names of all migrations of this version, in order. */
export async function knownMigrations(): Promise<string[]> {
  const names = await readdir(findInProject(FOLDER));
  return names.filter((name) => name.endsWith(".sql")).toSorted();
}

async function apply(client: Client, name: string, sql: string): Promise<void> {
  try {
    await transact(client, async () => {
      await client.query(sql);
      await client.query("insert into migration (name) values ($1)", [name]);
    });
  } catch (cause) {
    throw new Error(`The database could not be migrated: ${name} failed.`, { cause });
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (major < 15) throw new Error(`Gevel needs PostgreSQL 15 or newer; this server is ${major}.`);
}
