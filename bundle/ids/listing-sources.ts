import type { ClientBase } from "pg";
import { ESTATES_FILE } from "../files/bundle-files.ts";

/** The source of what an operator imports by hand. */
export const BUNDLE = "bundle";

/**
 * True of a row `e` of the estates whose listing the source $2 brought; older ones came by bundle. A statement that removes
 * what is not staged must say it: else the database takes it for an import that knows no sources (migration 0043).
 */
export const IS_OWN = `
  coalesce((select l.source from listing_source l where l.site_id = $1 and l.id = e.id), '${BUNDLE}') = $2`;

/** Listings that stand on the site by another source than the one that brings them now. */
export class ListingsOfOthers extends Error {
  readonly file = ESTATES_FILE;

  constructor(listings: ReadonlyArray<{ readonly id: number | string; readonly source: string }>) {
    const named = listings.map(({ id, source }) => `${id} (${source})`).join(", ");
    super(`listings that another source brought, which alone changes them: ${named}`);
  }
}

/** Refuses, in the importer's transaction, to take over a listing that belongs to another source than its line says. */
export async function refuseListingsOfOthers(
  client: ClientBase,
  siteId: string,
  source: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string; source: string }>(FIND_OF_OTHERS, [
    siteId,
    source,
    BUNDLE,
  ]);
  if (rows.length > 0) throw new ListingsOfOthers(rows);
}

const FIND_OF_OTHERS = `
  select e.id, coalesce(l.source, $3) as source
  from staged_estate s
    join estate e on e.site_id = $1 and e.id = s.id
    left join listing_source l on l.site_id = $1 and l.id = s.id
  where coalesce(l.source, $3) <> coalesce(s.source, $2) order by e.id limit 10`;

/** Notes what was brought of each staged listing, and forgets the lines of those that are gone. */
export async function writeListingSources(
  client: ClientBase,
  siteId: string,
  source: string,
  removed: readonly number[],
): Promise<void> {
  await client.query(WRITE, [siteId, source]);
  if (removed.length > 0) await client.query(FORGET_LINES, [siteId, removed]);
}

const WRITE = `
  insert into listing_source (site_id, id, source, external_id, line, line_hash)
  select $1, s.id, coalesce(s.source, $2), s.external_id, s.line, s.line_hash
  from staged_estate s left join listing_source l on l.site_id = $1 and l.id = s.id
  where s.line is not null and (l.source, l.line_hash) is distinct from (coalesce(s.source, $2), s.line_hash)
  on conflict (site_id, id) do update set source = excluded.source, external_id = excluded.external_id,
    line = excluded.line, line_hash = excluded.line_hash`;

const FORGET_LINES = `
  update listing_source set line = null, line_hash = null where site_id = $1 and id = any($2::bigint[])`;
