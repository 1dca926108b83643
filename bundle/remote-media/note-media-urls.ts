import type { ClientBase } from "pg";

/** What is looked at again when its listing changes, a day after it was fetched at the earliest. */
const FRESH_FOR = "1 day";

/** A listing's number with one of the addresses that it names. */
export type MediaUrl = { readonly id: number; readonly url: string };

/** Notes, in the importer's transaction and before `listing_source` is written, from where changed listings have files. */
export async function noteMediaUrls(
  client: ClientBase,
  siteId: string,
  urls: readonly MediaUrl[],
): Promise<void> {
  await client.query(FORGET, [siteId]);
  if (urls.length === 0) return;
  const columns = [urls.map(({ id }) => id), urls.map(({ url }) => url)];
  await client.query(NOTE, [siteId, ...columns]);
  await client.query(ASK, [siteId]);
}

const CHANGED = `
  select s.id from staged_estate s left join listing_source l on l.site_id = $1 and l.id = s.id
  where s.line is not null and l.line_hash is distinct from s.line_hash`;

const FORGET = `delete from listing_media_url where site_id = $1 and id in (${CHANGED})`;

const NOTE = `
  insert into listing_media_url (site_id, id, url)
  select distinct $1, u.id, u.url from unnest($2::bigint[], $3::text[]) as u (id, url) where u.id in (${CHANGED})
  on conflict do nothing`;

const ASK = `
  insert into remote_media as known (site_id, url, next_at)
  select distinct $1, u.url, now() from listing_media_url u where u.site_id = $1 and u.id in (${CHANGED})
  on conflict (site_id, url) do update set next_at = now(), tries = 0
  where known.next_at is null and (known.fetched_at is null or known.fetched_at < now() - interval '${FRESH_FOR}')`;
