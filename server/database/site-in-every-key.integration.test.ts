import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "./testing/test-database.ts";
import { connect } from "#platform/db/connection.ts";

/** Tables that belong to no site: what was migrated, and files in `DATA_DIR`, which sites share by their content. */
const OF_NO_SITE = ["migration", "unused_file"];
/** A host name leads to its site, so it is one site's among all; whoever spreads sites over nodes keeps this table whole. */
const UNIQUE_AMONG_ALL_SITES = ["hostname (hostname)"];
/** Tables whose rows nothing points to, found by an index that begins with the site. */
const WITHOUT_KEY = ["busy_stay", "busy_time"];

type Key = { readonly table: string; readonly columns: readonly string[] };
type Reference = Key & { readonly target: string; readonly targetColumns: readonly string[] };

const COLUMNS = (relation: string, numbers: string) => `(
  select array_agg(a.attname::text order by k.place)
  from unnest(${numbers}) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number
)`;

const TABLES = `
  select c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id') as "hasSite",
    exists (select from pg_index x where x.indrelid = c.oid and x.indisprimary) as "hasKey"
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by c.relname`;

const UNIQUE_KEYS = `
  select c.relname as table, ${COLUMNS("c.oid", "x.indkey::int2[]")} as columns
  from pg_index x join pg_class c on c.oid = x.indrelid
  where (x.indisunique or x.indisexclusion) and c.relnamespace = 'public'::regnamespace`;

const REFERENCES = `
  select c.relname as table, ${COLUMNS("f.conrelid", "f.conkey")} as columns,
    t.relname as target, ${COLUMNS("f.confrelid", "f.confkey")} as "targetColumns"
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace`;

describe("the tables that all migrations leave", () => {
  const read = async <Row>(text: string): Promise<readonly Row[]> => (await client.query(text)).rows as Row[];
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let client: Awaited<ReturnType<typeof connect>>;
  let tables: ReadonlyArray<{ name: string; hasSite: boolean; hasKey: boolean }>;

  beforeAll(async () => {
    database = await openTestDatabase("postgresql-15");
    client = await connect(database.url);
    tables = await read(TABLES);
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  test("belong to a site, but those that are named here", () => {
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter(({ hasSite }) => !hasSite).map(({ name }) => name)).toEqual(OF_NO_SITE);
  });

  test("have a primary key, but those that are named here", () => {
    expect(tables.filter(({ hasKey }) => !hasKey).map(({ name }) => name)).toEqual(WITHOUT_KEY);
  });

  test("are unique within a site: every primary key, unique index and exclusion begins with the site", async () => {
    const keys = (await read<Key>(UNIQUE_KEYS)).filter(({ table }) => !OF_NO_SITE.includes(table));
    expect(keys.length).toBeGreaterThan(tables.length);
    const others = keys.filter(({ columns }) => columns[0] !== "site_id");
    expect(others.map(({ table, columns }) => `${table} (${columns.join(", ")})`)).toEqual(
      UNIQUE_AMONG_ALL_SITES,
    );
  });

  test("point to rows of their own site: every foreign key leads from the site to the same site", async () => {
    const references = await read<Reference>(REFERENCES);
    expect(references.length).toBeGreaterThan(50);
    const others = references.filter(
      ({ columns, targetColumns }) => columns[0] !== "site_id" || targetColumns[0] !== "site_id",
    );
    expect(others).toEqual([]);
  });
});
