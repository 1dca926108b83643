import type { ClientBase } from "pg";
import { type Change, type Replaced, storeVersions } from "./store-versions.ts";

/** Who may change these listings over the API too; those of an agency's system can be brought back only there. */
const CHANGEABLE = ["api", "bundle"];

const BATCH = 200;

/** Keeps the lines of listings that are staged otherwise or go, before `writeListingSources` writes over them. */
export async function keepListings(
  client: ClientBase,
  siteId: string,
  removed: readonly number[],
  change: Change,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(FIND, [siteId, CHANGEABLE, removed]);
  for (let at = 0; at < rows.length; at += BATCH) {
    const ids = rows.slice(at, at + BATCH).map(({ id }) => id);
    const replaced = await client.query<Replaced>(READ, [siteId, ids, removed]);
    await storeVersions(client, siteId, change, replaced.rows);
  }
}

const FIND = `
  select l.id from listing_source l left join staged_estate s on s.id = l.id and s.line is not null
  where l.site_id = $1 and l.line is not null and l.source = any($2::text[])
    and (s.line_hash <> l.line_hash or l.id = any($3::bigint[])) order by l.id`;

const READ = `
  select 'estates/' || l.id as resource, l.line as former,
    case when not (l.id = any($3::bigint[])) then s.line end as next
  from listing_source l left join staged_estate s on s.id = l.id
  where l.site_id = $1 and l.id = any($2::bigint[]) order by l.id`;
