import type { ClientBase } from "pg";

const STAGED = {
  id: "bigint not null",
  parent_id: "bigint",
  document: "jsonb not null",
  card: "json not null",
  private_address: "jsonb",
  private_price: "jsonb",
  private_amount: "float8",
  words: "tsvector not null",
  hash: "text not null",
  uri: "jsonb",
  names: "jsonb",
  is_project: "boolean not null",
  hidden: "boolean not null",
  head_type: "bigint not null",
  sub_type: "bigint not null",
  transaction: "bigint not null",
  country: "text not null",
  city_id: "bigint not null",
  zip: "text not null",
  price: "float8",
  area: "float8",
  bedroom_count: "int",
  publication_date: "timestamptz",
  collections: "bigint[] not null",
  sticker_id: "bigint",
  floor: "int",
  area_ground: "float8",
  epc_value: "float8",
  construction_year: "int",
  new_building: "boolean",
  furniture: "boolean",
  elevator: "boolean",
  terrace: "boolean",
  garden: "boolean",
  parking: "boolean",
  region: "text",
  energy_label: "text",
  condition: "text",
  reference: "text",
  external_id: "text",
  source: "text",
  line: "text",
  line_hash: "text",
  lat: "float8",
  lng: "float8",
} as const;

export type StagedColumn = keyof typeof STAGED;

export const STAGED_COLUMNS = Object.keys(STAGED) as StagedColumn[];

/** The statement to stream lines of `stagedLine` into (pg-copy-streams, text format). */
export const COPY_STAGED_ESTATES = `copy staged_estate (${STAGED_COLUMNS.join(", ")}) from stdin`;

/**
 * Opens an import inside the caller's transaction: imports of one site wait for each other, and an empty staging
 * table stands ready for {@link COPY_STAGED_ESTATES}. `finishImport` takes it from there.
 */
export async function beginImport(client: ClientBase, siteId: string): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('gevel import'), hashtext($1))", [siteId]);
  const columns = Object.entries(STAGED).map(([name, type]) => `${name} ${type}`);
  await client.query(`create temporary table staged_estate (${columns.join(", ")}) on commit drop`);
}

/** Stands the tables ready that merging goes by, once all is staged. */
export async function openMerge(client: ClientBase): Promise<void> {
  // Room to sort many words at once before they go into their index.
  await client.query("set local work_mem = '128MB'; set local gin_pending_list_limit = '64MB'");
  await client.query("create unique index on staged_estate (id)");
  await client.query("analyze staged_estate (id, parent_id, hash)");
  await client.query("create temporary table touched_project (id bigint primary key) on commit drop");
  await client.query(
    "create temporary table written_estate (id bigint primary key, is_new boolean not null) on commit drop",
  );
}
