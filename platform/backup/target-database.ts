import type { ClientBase } from "pg";
import { BackupRefused } from "./manifest.ts";

/** Refuses a database that holds sites, unless they may be lost, and one that servers work with. */
export async function refuseIfUsed(
  client: ClientBase,
  { replaces }: { readonly replaces: boolean },
): Promise<void> {
  const { rows } = await client.query<{ others: number; tables: number; hasSites: boolean }>(IN_USE);
  const { others, tables, hasSites } = rows[0]!;
  if (others > 0) throw new BackupRefused("a server or a command works with this database: stop it first");
  const sites = hasSites ? await countSites(client) : 0;
  if (replaces || (sites === 0 && (tables === 0 || hasSites))) return;
  const held = sites === 0 ? `${tables} tables` : sites === 1 ? "1 site" : `${sites} sites`;
  throw new BackupRefused(`the database is not empty: it holds ${held}; --replace removes all of it first`);
}

async function countSites(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ sites: number }>("select count(*)::int as sites from site");
  return rows[0]!.sites;
}

/** Drops what is in the schema, but not the schema itself: who may use it was said by the operator. */
export async function emptySchema(client: ClientBase): Promise<void> {
  for (const find of [TABLES, ROUTINES, TYPES]) {
    const { rows } = await client.query<{ drop: string }>(find);
    for (const { drop } of rows) await client.query(drop);
  }
}

const IN_USE = `
  select (
      select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'gevel' and pid <> pg_backend_pid()
    ) as others,
    (
      select count(*)::int from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    ) as tables,
    to_regclass('site') is not null as "hasSites"`;

const NOT_OF_EXTENSIONS = "not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')";

const TABLES = `
  select format('drop table if exists %s cascade', o.oid::regclass) as drop from pg_class o
  where o.relnamespace = current_schema()::regnamespace and o.relkind in ('r', 'p') and ${NOT_OF_EXTENSIONS}`;

const ROUTINES = `
  select format('drop routine if exists %s cascade', o.oid::regprocedure) as drop from pg_proc o
  where o.pronamespace = current_schema()::regnamespace and ${NOT_OF_EXTENSIONS}`;

const TYPES = `
  select format('drop type if exists %s cascade', o.oid::regtype) as drop from pg_type o
  where o.typnamespace = current_schema()::regnamespace and o.typtype in ('e', 'd') and ${NOT_OF_EXTENSIONS}`;
