import type { ClientBase, Pool } from "pg";
import { findLimits, isServed } from "#features/site/queries/hosting.ts";
import { measureMedia } from "#features/site/queries/measure-media.ts";

/** An address that is due to be fetched. */
export type DueMedia = {
  readonly siteId: string;
  readonly url: string;
  readonly etag: string | null;
  readonly tries: number;
};

/** Takes addresses that are due, for as long as `minutes`: when this process dies, another one takes them then. */
export async function takeDueMedia(
  pool: Pool,
  { now, most, minutes }: { readonly now: Date; readonly most: number; readonly minutes: number },
): Promise<DueMedia[]> {
  const { rows } = await pool.query<DueMedia>(TAKE, [now, most, minutes]);
  return rows;
}

/** An address that was fetched, with the ETag of what it holds now. */
export type FetchedMedia = DueMedia;

/** Keeps what an address holds under a name of the site. */
export async function keepFile(
  pool: Pool,
  { siteId, name, file }: { readonly siteId: string; readonly name: string; readonly file: string },
): Promise<void> {
  await pool.query(KEEP, [siteId, name, file]);
}

/** Whether the site has room for a file of so many bytes; several that come at once may pass its limits by a few. */
export async function mayKeepFile(
  pool: Pool,
  { siteId, dataDir, bytes }: { readonly siteId: string; readonly dataDir: string; readonly bytes: number },
): Promise<boolean> {
  const { mediaBytes } = await findLimits(pool, siteId);
  if (mediaBytes !== null && (await measureMedia(pool, siteId, dataDir)) + bytes > mediaBytes) return false;
  const { rows } = await pool.query<{ may: boolean }>(MAY_KEEP, [siteId]);
  return rows[0]?.may ?? true;
}

/** Notes that addresses are not due any more, once listings show what they hold. */
export async function noteFetched(pool: Pool, fetched: readonly FetchedMedia[], now: Date): Promise<void> {
  for (const { siteId, url, etag } of fetched) await pool.query(FETCHED, [siteId, url, etag, now]);
}

/** Notes why an address brought nothing, and when it is tried again; null: not before its listing changes. */
export async function noteFault(
  pool: Pool,
  { siteId, url }: DueMedia,
  { fault, nextAt }: { readonly fault: string; readonly nextAt: Date | null },
): Promise<void> {
  await pool.query(FAULT, [siteId, url, fault.slice(0, 300), nextAt]);
}

/** The listings that name one of these addresses, as they were brought. */
export async function findListingsOf(
  client: ClientBase,
  siteId: string,
  urls: readonly string[],
): Promise<Array<{ readonly source: string; readonly line: string }>> {
  const { rows } = await client.query<{ source: string; line: string }>(LISTINGS, [siteId, urls]);
  return rows;
}

/** The first of each site, then the second of each: a site with very many waits for no other longer than the other for it. */
const TAKE = `
  with due as (
    select s.site_id, r.url, row_number() over (partition by s.site_id order by r.next_at) as turn
    from site s cross join lateral (
      select url, next_at from remote_media
      where site_id = s.site_id and next_at <= $1 order by next_at limit $2 for update skip locked
    ) r
    where ${isServed("s.site_id")}
    order by turn limit $2
  ), taken as (
    update remote_media r set next_at = $1::timestamptz + make_interval(mins => $3), tries = r.tries + 1
    from due
    where r.site_id = due.site_id and r.url = due.url
    returning r.site_id, r.url, r.etag, r.tries, due.turn
  )
  select site_id as "siteId", url, etag, tries from taken order by turn, site_id`;

/** Without a limit nothing is counted. */
const MAY_KEEP = `
  select most_pictures is null
    or most_pictures > (select count(distinct file) from asset where site_id = $1) as may
  from hosting where site_id = $1`;

const KEEP = `
  insert into asset (site_id, name, file) values ($1, $2, $3)
  on conflict (site_id, name) do update set file = excluded.file`;

const FETCHED = `
  update remote_media set etag = $3, fetched_at = $4, next_at = null, tries = 0, fault = null
  where site_id = $1 and url = $2`;

const FAULT = `update remote_media set fault = $3, next_at = $4 where site_id = $1 and url = $2`;

const LISTINGS = `
  select l.source, l.line from listing_source l
  where l.site_id = $1 and l.line is not null
    and l.id in (select id from listing_media_url where site_id = $1 and url = any($2::text[]))
  order by l.id`;
