import type { Transaction } from "../../../platform/db/transaction.ts";

/** More than any id of a converted bundle. */
const IDS_PER_ROUND = 1_000_000;
const LEAST_FACTOR = 0.8;
const FACTORS = 0.4;
const MOST_DEGREES = 0.02;

/** Between 0 and 1, the same in every run. */
const chance = (seed: number) =>
  `((hashint8extended(m.id + ${IDS_PER_ROUND} * $2::bigint, ${seed}) & 1048575) / 1048576.0)`;

const ID = `m.id + ${IDS_PER_ROUND} * $2::bigint`;
const factor = `(${LEAST_FACTOR} + ${FACTORS} * ${chance(1)})`;
const price = (column: string) => `round((${column} * ${factor})::numeric)::float8`;
const beside = (column: string, seed: number) =>
  `${column} + ${2 * MOST_DEGREES} * (${chance(seed)} - 0.5)::float8`;

/** What a copy has of its own; all else is its model's. */
const OF_ESTATE: Readonly<Record<string, string>> = {
  id: ID,
  parent_id: `m.parent_id + ${IDS_PER_ROUND} * $2::bigint`,
  price: price("m.price"),
  lat: beside("m.lat", 2),
  lng: beside("m.lng", 3),
  reference: "m.reference || '-' || $2",
};

const renumbered = (json: string) => `
  case when m.own_price is null then jsonb_set(${json}, '{general,id}', to_jsonb(${ID}))
  else jsonb_set(jsonb_set(${json}, '{general,id}', to_jsonb(${ID})),
    '{general,price,value}', to_jsonb(${price("m.own_price")}::numeric)) end`;

const OF_CONTENT: Readonly<Record<string, string>> = {
  id: ID,
  hash: "m.hash || '-' || $2",
  own_price: price("m.own_price"),
  uri: `replace(m.uri::text, '/' || m.id || '/', '/' || (${ID}) || '/')::jsonb`,
  card: `(${renumbered("m.card::jsonb")})::json`,
  document: renumbered("m.document"),
};

/**
 * Makes a site of converted listings as large as asked: copies of its listings, each with an id, a price and a place of its own.
 * They are written by the database itself, many times as fast as an import, with the same rows as one.
 */
export async function multiplyListings(client: Transaction, siteId: string, count: number): Promise<void> {
  const models = `m.site_id = $1 and m.id < ${IDS_PER_ROUND}`;
  await client.query("set synchronous_commit = off");
  const countAll = async () => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int from estate where site_id = $1",
      [siteId],
    );
    return rows[0]!.count;
  };
  for (let round = 1; (await countAll()) < count; round += 1) {
    const missing = count - (await countAll());
    for (const [table, own] of [
      ["estate", OF_ESTATE],
      ["estate_content", OF_CONTENT],
    ] as const) {
      const columns = await columnsOf(client, table);
      const values = columns.map((name) => own[name] ?? `m.${name}`);
      await client.query(
        `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from ${table} m
         where ${models} order by m.id limit $3 on conflict do nothing`,
        [siteId, round, missing],
      );
    }
  }
  await client.query("vacuum (analyze) estate, estate_content");
}

/** The columns of a table that are written: PostgreSQL makes generated ones itself. */
export async function columnsOf(client: Transaction, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
