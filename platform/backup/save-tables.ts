import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { hashing } from "./hashing.ts";
import { BackupRefused, type SavedSequence, type SavedTable } from "./manifest.ts";
import { rowsToSave, type Table, tablesOf } from "./tables.ts";

export type SavedDatabase = {
  readonly migrations: readonly string[];
  readonly sequences: readonly SavedSequence[];
};

type Saving = {
  /** For one part at a time. */
  readonly folder: string;
  /** Puts the file of a part where the backup is. */
  readonly keep: (table: SavedTable, path: string) => Promise<void>;
};

/** Writes every table as it stands at one moment, whatever servers write meanwhile. */
export async function saveTables(client: ClientBase, { folder, keep }: Saving): Promise<SavedDatabase> {
  await client.query("begin isolation level repeatable read read only");
  // The text of a value must not hang on this server's settings.
  await client.query(
    "set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'",
  );
  const tables = await tablesOf(client);
  if (!tables.some(({ table }) => table === "migration"))
    throw new BackupRefused("the database holds nothing yet: there is nothing to back up");
  const { rows: migrations } = await client.query<{ name: string }>(
    "select name from migration order by name",
  );
  for (const table of tables) {
    const path = join(folder, "part");
    await keep(await saveTable(client, table, path), path);
  }
  // Never behind the rows that were saved before.
  const { rows: sequences } = await client.query<SavedSequence>(SEQUENCES);
  await client.query("commit");
  return { migrations: migrations.map(({ name }) => name), sequences };
}

async function saveTable(client: ClientBase, table: Table, path: string): Promise<SavedTable> {
  const rows = client.query(copyTo(`copy (${rowsToSave(table)}) to stdout`));
  const { through, told } = hashing();
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(rows, packed, through, createWriteStream(path, { mode: 0o600 }));
  return { ...table, file: `${table.of}.${table.table}.copy.gz`, rows: rows.rowCount ?? 0, ...told() };
}

const SEQUENCES = `
  select sequencename::text as sequence, last_value::text as value from pg_sequences
  where schemaname = current_schema() and last_value is not null order by 1`;
