import type { ClientBase } from "pg";
import { QUEUE_SCHEMA } from "../jobs/queues.ts";
import type { SavedTable } from "./manifest.ts";

export type Table = Pick<SavedTable, "of" | "table" | "columns">;

/** The product's tables with the columns that are stored, and the queue's jobs. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [QUEUE_SCHEMA]);
  return rows;
}

/** A table as SQL names it. */
export function quotedTable({ of, table }: Pick<Table, "of" | "table">): string {
  return of === "queue" ? `"${QUEUE_SCHEMA}"."${table}"` : `"${table}"`;
}

export function quotedColumns({ columns }: Pick<Table, "columns">): string {
  return columns.map((column) => `"${column}"`).join(", ");
}

/** Jobs that are done are the queue's own memory of a day. */
export function rowsToSave(table: Table): string {
  const isWaiting = table.of === "queue" ? " where state < 'completed'" : "";
  return `select ${quotedColumns(table)} from ${quotedTable(table)}${isWaiting}`;
}

/** The tables in an order in which each comes after those that its rows refer to. */
export async function inOrderOfReferences(
  client: ClientBase,
  tables: readonly SavedTable[],
): Promise<SavedTable[]> {
  const { rows } = await client.query<{ from: string; to: string }>(REFERENCES);
  const ordered: SavedTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ table }) => table));
    const free = left.filter(
      ({ table }) => !rows.some(({ from, to }) => from === table && to !== table && waiting.has(to)),
    );
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting].join(", ")}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

const TABLES = `
  select case when c.relnamespace = current_schema()::regnamespace then 'product' else 'queue' end as of,
    c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (c.relnamespace = current_schema()::regnamespace
      or (c.relname = 'job' and c.relnamespace = (select oid from pg_namespace where nspname = $1)))
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.oid, c.relname, c.relnamespace order by 1, 2`;

const REFERENCES = `
  select distinct f.relname::text as from, t.relname::text as to
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace`;
