import type { Client, ClientBase, Pool } from "pg";
import { transact } from "#platform/db/in-transaction.ts";
import { lockImports } from "../import-lock.ts";
import { remoteNameOf } from "../remote-media/media-urls.ts";
import { ADDRESS_IN_TEXT } from "./clean-media.ts";

export async function listSiteIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>("select site_id as id from site order by 1");
  return rows.map(({ id }) => id);
}

/** Notes which addresses no listing names, and which names no line, no draft, no page and no former page uses any more; forgets it of the others. */
export async function markUnusedNames(client: ClientBase, siteId: string, now: Date): Promise<void> {
  await client.query(FORGET_URLS_OF_REMOVED, [siteId]);
  await client.query(MARK_URLS, [siteId, now]);
  const { rows } = await client.query<{ url: string }>(
    "select url from remote_media where site_id = $1 and unused_since is not null",
    [siteId],
  );
  await client.query(MARK_NAMES, [siteId, now, rows.map(({ url }) => remoteNameOf(url))]);
}

/** Removes what has been unused since `before`, unless it came into use after `now`, when it was marked. */
export function dropUnusedNames(
  client: Client,
  siteId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<number> {
  return transact(client, async () => {
    await lockImports(client, siteId);
    const { rowCount } = await client.query(DROP_NAMES, [siteId, before, now]);
    await client.query(DROP_URLS, [siteId, before]);
    return rowCount ?? 0;
  });
}

/** The listing notes its addresses anew when it comes back. */
const FORGET_URLS_OF_REMOVED = `
  delete from listing_media_url u where u.site_id = $1
    and not exists (select from listing_source l where l.site_id = $1 and l.id = u.id and l.line is not null)`;

const IS_NAMED_URL = "exists (select from listing_media_url u where u.site_id = r.site_id and u.url = r.url)";

const MARK_URLS = `
  update remote_media r set unused_since = case when ${IS_NAMED_URL} then null else $2::timestamptz end
  where r.site_id = $1 and (r.unused_since is null) <> ${IS_NAMED_URL}`;

/** As JSON has them in the lines of listings; not of former ones, whose photos would stay for a year. */
const NAME_IN_LINE = String.raw`"((?:remote|api|source)/(?:[^"\\]|\\.)*)"`;

const MARK_NAMES = `
  with named as (
    select distinct found[1] as name
    from (
      select line from listing_source where site_id = $1 and line is not null
      union all select document from resource_draft where site_id = $1
    ) as brought (line), regexp_matches(line, '${NAME_IN_LINE}', 'g') as found
  ), shown as (
    select distinct found[1] as file from (
      select document::text as text from site where site_id = $1
      union all select document::text from site_part where site_id = $1
      union all select document::text from estate_content where site_id = $1
      union all select to_json(file)::text from rental_photo where site_id = $1
      union all select document from resource_version where site_id = $1
    ) as documents, regexp_matches(text, '${ADDRESS_IN_TEXT}', 'g') as found
  ), known as (
    select a.name,
      (a.name like 'remote/%' and not (a.name = any($3::text[])))
      or exists (select from named where to_json(a.name)::text = '"' || named.name || '"')
      or exists (select from shown where shown.file = a.file) as is_used
    from asset a where a.site_id = $1 and a.name ~ '^(remote|api|source)/'
  )
  update asset a set unused_since = case when known.is_used then null else $2::timestamptz end
  from known
  where a.site_id = $1 and a.name = known.name and (a.unused_since is null) <> known.is_used`;

const DROP_NAMES = `
  delete from asset a where a.site_id = $1 and a.unused_since <= $2
    and not exists (
      select from estate_content c
      where c.site_id = $1 and c.changed_at >= $3 and position(a.file in c.document::text) > 0)
    and not exists (select from site_part p where p.site_id = $1 and position(a.file in p.document::text) > 0)`;

const DROP_URLS = `
  delete from remote_media r where r.site_id = $1 and r.unused_since <= $2 and not ${IS_NAMED_URL}`;
