import type { ReadDatabase } from "#platform/db/read-database.ts";
import type { DatabaseReader } from "./database-reader.ts";

type Parts = ReadonlyMap<string, unknown>;
type Batch = {
  readonly names: Map<string, readonly [kind: string, key: string]>;
  readonly parts: Promise<Parts>;
};

/** What is asked for in this turn, by database and site. */
const waiting = new WeakMap<ReadDatabase, Map<string, Batch>>();

/**
 * A part of a site as the import stored it; null where there is none. Parts that are asked for at the same time, as the first
 * page of a site does, are read by one statement.
 */
export async function findPart<Part>(
  { database }: DatabaseReader,
  siteId: string,
  kind: string,
  key = "",
): Promise<Part | null> {
  const batches = waiting.get(database) ?? new Map<string, Batch>();
  waiting.set(database, batches);
  const batch = batches.get(siteId) ?? beginBatch(database, siteId, batches);
  const name = nameOf(kind, key);
  batch.names.set(name, [kind, key]);
  return ((await batch.parts).get(name) as Part | undefined) ?? null;
}

const nameOf = (kind: string, key: string) => `${kind}/${key}`;

function beginBatch(database: ReadDatabase, siteId: string, batches: Map<string, Batch>): Batch {
  const names: Batch["names"] = new Map();
  const parts = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    batches.delete(siteId);
    return readParts(database, siteId, [...names.values()]);
  });
  const batch = { names, parts };
  batches.set(siteId, batch);
  return batch;
}

type Row = { readonly kind: string; readonly key: string; readonly document: unknown };

async function readParts(
  database: ReadDatabase,
  siteId: string,
  names: ReadonlyArray<readonly [kind: string, key: string]>,
): Promise<Parts> {
  const { rows } = await database.query<Row>({
    text: `select kind, key, document from site_part
      where site_id = $1 and (kind, key) in (select * from unnest($2::text[], $3::text[]))`,
    values: [siteId, names.map(([kind]) => kind), names.map(([, key]) => key)],
  });
  return new Map(rows.map(({ kind, key, document }) => [nameOf(kind, key), document]));
}
