import type { ClientBase } from "pg";
import { BUNDLE } from "./listing-sources.ts";

/** How a call names a listing: by its number, or by its text id in the source that brought it. */
export type ListingKey = { readonly id: number } | { readonly source: string; readonly externalId: string };

/** A listing as it was brought. */
export type BroughtListing = {
  readonly id: number;
  readonly source: string;
  readonly externalId: string | null;
  /** The line of estates.ndjson; null of one that was taken off, or that was brought before lines were kept. */
  readonly line: string | null;
  readonly lineHash: string | null;
  readonly isPublished: boolean;
  /** Its address in each language. */
  readonly uri: Readonly<Record<string, string>> | null;
};

/** Finds a listing that stands on a site, or stood there; null for one that never did. */
export async function findBroughtListing(
  client: ClientBase,
  siteId: string,
  key: ListingKey,
): Promise<BroughtListing | null> {
  const { rows } =
    "id" in key
      ? await client.query<BroughtListing>(BY_NUMBER, [siteId, key.id, BUNDLE])
      : await client.query<BroughtListing>(BY_TEXT_ID, [siteId, key.source, key.externalId]);
  const [row] = rows;
  return row ? { ...row, id: Number(row.id) } : null;
}

const COLUMNS = `l.external_id as "externalId", l.line, l.line_hash as "lineHash", c.id is not null as "isPublished", c.uri`;

const BY_NUMBER = `
  select n.id, coalesce(l.source, $3) as source, ${COLUMNS}
  from (values ($2::bigint)) as n (id)
    left join listing_source l on l.site_id = $1 and l.id = n.id
    left join estate_content c on c.site_id = $1 and c.id = n.id
    left join tombstone t on t.site_id = $1 and t.id = n.id
  where coalesce(l.id, c.id, t.id) is not null`;

const BY_TEXT_ID = `
  select l.id, l.source, ${COLUMNS}
  from listing_source l left join estate_content c using (site_id, id)
  where l.site_id = $1 and l.source = $2 and l.external_id = $3`;

/** Another source that brought a unit of this project; null where all are of the same one. */
export async function findOtherSource(
  client: ClientBase,
  siteId: string,
  { id, source }: { readonly id: number; readonly source: string },
): Promise<string | null> {
  const { rows } = await client.query<{ source: string }>(OF_UNITS, [siteId, id, source, BUNDLE]);
  return rows[0]?.source ?? null;
}

const OF_UNITS = `
  select coalesce(l.source, $4) as source
  from estate e left join listing_source l using (site_id, id)
  where e.site_id = $1 and e.parent_id = $2 and coalesce(l.source, $4) <> $3 limit 1`;
