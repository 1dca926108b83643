import type { ClientBase, Pool } from "pg";
import { readMediaInfo } from "#platform/media/media-info.ts";

const AT_ONCE = 16;

/**
 * Notes how large those files of a site are of which nobody had to know it yet, and answers how many bytes all take: originals,
 * each file once. Only a site whose bytes are limited pays for it.
 */
export async function measureMedia(
  client: ClientBase | Pool,
  siteId: string,
  dataDir: string,
): Promise<number> {
  const { rows } = await client.query<{ file: string }>(UNMEASURED, [siteId]);
  const [files, sizes]: [string[], number[]] = [[], []];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).map(({ file }) => file);
    const infos = await Promise.all(some.map((file) => readMediaInfo(dataDir, file)));
    for (const [index, info] of infos.entries()) {
      // A file that is not there takes nothing, and may come back.
      if (!info) continue;
      files.push(some[index]!);
      sizes.push(info.bytes);
    }
  }
  if (files.length > 0) await client.query(NOTE, [siteId, files, sizes]);
  const summed = await client.query<{ bytes: number }>(SUM, [siteId]);
  return summed.rows[0]!.bytes;
}

const UNMEASURED = `
  select distinct a.file from asset a
  where a.site_id = $1
    and not exists (select from media_size m where m.site_id = a.site_id and m.file = a.file)`;

const NOTE = `
  insert into media_size (site_id, file, bytes) select $1, * from unnest($2::text[], $3::bigint[])
  on conflict do nothing`;

/** What is named no more counts no more; it may be named again. */
const SUM = `
  select coalesce(sum(m.bytes), 0)::bigint as bytes from media_size m
  where m.site_id = $1 and exists (select from asset a where a.site_id = m.site_id and a.file = m.file)`;
