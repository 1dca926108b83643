import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { transact } from "../db/in-transaction.ts";
import { createSchema, knownMigrations } from "../db/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { QUEUE_SCHEMA } from "../jobs/queues.ts";
import { keyInBackup } from "./backups.ts";
import { emptySchema, refuseIfUsed } from "./target-database.ts";
import { BackupRefused, type Manifest, type SavedTable } from "./manifest.ts";
import { inOrderOfReferences, quotedColumns, quotedTable, tablesOf } from "./tables.ts";

type Restoring = {
  readonly store: FileStore;
  readonly name: string;
  readonly manifest: Manifest;
  /** Whether sites that are there may be lost. */
  readonly replaces: boolean;
};

/** Refuses a backup whose tables this version cannot know. */
export async function refuseNewer({ migrations }: Manifest, name: string): Promise<void> {
  const known = new Set(await knownMigrations());
  const newer = migrations.find((migration) => !known.has(migration));
  if (newer !== undefined)
    throw new BackupRefused(
      `${name} was made by a newer version of Gevel, which knows ${newer}: restore it with that one`,
    );
}

/**
 * Fills the database in one transaction: the tables as they were at the time of the backup, their rows, and the queue's jobs.
 * A later version's migrations follow when it starts. The queue's own tables have to be there.
 */
export async function restoreTables(client: Client, restoring: Restoring): Promise<void> {
  await transact(client, async () => {
    await refuseIfUsed(client, { replaces: restoring.replaces });
    await emptySchema(client);
    await createSchema(client, restoring.manifest.migrations);
    await fillTables(client, restoring);
    for (const { sequence, value } of restoring.manifest.sequences)
      await client.query("select setval($1::regclass, $2::bigint)", [`"${sequence}"`, value]);
  });
  await client.query("analyze");
}

async function fillTables(client: Client, { store, name, manifest }: Restoring): Promise<void> {
  const ours = await tablesOf(client);
  const unknown = manifest.tables.find((saved) => !hasColumns(ours, saved));
  if (unknown)
    throw new BackupRefused(
      `${name} has a table ${unknown.table} that this version of Gevel makes otherwise: restore it with the version that made it`,
    );
  // Migrations write rows themselves, and only the product's own triggers watch changes.
  await client.query(
    `truncate ${ours
      .filter(({ of }) => of === "product")
      .map(quotedTable)
      .join(", ")}`,
  );
  await client.query(`delete from "${QUEUE_SCHEMA}".job`);
  const filled = manifest.tables.filter(({ rows }) => rows > 0);
  for (const table of await inOrderOfReferences(client, filled)) {
    const packed = await store.stream(keyInBackup(name, table.file));
    if (table.of === "queue") {
      await fillJobs(client, table, packed);
      continue;
    }
    await client.query(`alter table ${quotedTable(table)} disable trigger user`);
    await copyRows(client, { table, into: quotedTable(table), packed });
    await client.query(`alter table ${quotedTable(table)} enable trigger user`);
  }
}

function hasColumns(
  ours: ReadonlyArray<Pick<SavedTable, "of" | "table" | "columns">>,
  saved: SavedTable,
): boolean {
  const own = ours.find(({ of, table }) => of === saved.of && table === saved.table);
  return own !== undefined && saved.columns.every((column) => own.columns.includes(column));
}

/** Leaves out jobs of queues that only a running server makes: the queue's own, which remind it of scheduled work. */
async function fillJobs(
  client: Client,
  table: SavedTable,
  packed: ReadableStream<Uint8Array>,
): Promise<void> {
  const [jobs, columns] = [quotedTable(table), quotedColumns(table)];
  await client.query(
    `create temporary table saved_job on commit drop as select ${columns} from ${jobs} with no data`,
  );
  await copyRows(client, { table, into: "saved_job", packed });
  await client.query(
    `insert into ${jobs} (${columns}) select ${columns} from saved_job
     where name in (select name from "${QUEUE_SCHEMA}".queue)`,
  );
}

type Copying = {
  readonly table: SavedTable;
  readonly into: string;
  readonly packed: ReadableStream<Uint8Array>;
};

async function copyRows(client: Client, { table, into, packed }: Copying): Promise<void> {
  const rows = client.query(copyFrom(`copy ${into} (${quotedColumns(table)}) from stdin`));
  await pipeline(Readable.fromWeb(packed as never), createGunzip(), rows);
  if (rows.rowCount !== table.rows)
    throw new BackupRefused(`${table.table} has ${rows.rowCount} rows instead of ${table.rows}`);
}
