import type { StatusReader } from "./status-reader.ts";

/** What a site may have; null is no limit. */
export type SiteLimits = {
  readonly listings: number | null;
  readonly pictures: number | null;
  readonly mediaBytes: number | null;
  readonly mailsPerDay: number | null;
};

export type SiteUsage = {
  readonly site: string;
  readonly listings: number;
  /** Files of pictures, documents and films, each once. */
  readonly pictures: number;
  /** What they take; null where nobody had to know, as without a limit on it. */
  readonly mediaBytes: number | null;
  readonly limits: SiteLimits;
  readonly suspendedAt: Date | null;
};

/** What each site has, and what it may have. */
export async function findSiteUsage(reader: StatusReader): Promise<SiteUsage[]> {
  const { rows } = await reader.query<SiteUsage>(`
    select s.site_id as site, coalesce(e.listings, 0) as listings, coalesce(a.pictures, 0) as pictures,
      case when h.most_media_bytes is not null then coalesce(m.bytes, 0) end as "mediaBytes",
      h.suspended_at as "suspendedAt", jsonb_build_object('listings', h.most_listings,
        'pictures', h.most_pictures, 'mediaBytes', h.most_media_bytes, 'mailsPerDay', h.most_mails_per_day) as limits
    from site s left join hosting h using (site_id)
    left join (select site_id, count(*)::int as listings from estate group by 1) e using (site_id)
    left join (select site_id, count(distinct file)::int as pictures from asset group by 1) a using (site_id)
    left join (
      select m.site_id, sum(m.bytes)::bigint as bytes from media_size m
      where exists (select from asset a where a.site_id = m.site_id and a.file = m.file) group by 1
    ) m using (site_id)
    order by 1`);
  return rows;
}
