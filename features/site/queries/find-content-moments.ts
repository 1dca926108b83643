import type { DatabaseReader } from "./database-reader.ts";

/**
 * When an import last changed what a site says, as RFC 3339; null where nobody knows. Rows count for themselves: pages by
 * id, items by entity and id.
 */
export type ContentMoments = {
  readonly site: string | null;
  readonly agreements: string | null;
  readonly pages: Readonly<Record<string, string | null>>;
  readonly items: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** The last listing that came, changed or went, and the last holiday home that came or changed. */
  readonly listings: string | null;
  readonly rentals: string | null;
};

type Rows = Readonly<Record<string, string | null>>;
type Part = {
  readonly kind: string;
  readonly key: string;
  readonly changed_at: Date | null;
  readonly row_moments: Rows;
};
type Whole = { readonly [part in "site" | "listings" | "rentals"]: Date | null };

/** When an import last changed what a site says, for a sitemap. */
export async function findContentMoments(
  { database }: DatabaseReader,
  siteId: string,
): Promise<ContentMoments> {
  const [parts, whole] = await Promise.all([
    database.query<Part>({
      text: `select kind, key, changed_at, row_moments from site_part
        where site_id = $1 and kind in ('agreements', 'pages', 'entity-items')`,
      values: [siteId],
    }),
    database.query<Whole>({ text: FIND_WHOLE, values: [siteId] }),
  ]);
  const of = (wanted: string) => parts.rows.filter(({ kind }) => kind === wanted);
  return {
    site: whole.rows[0]?.site?.toISOString() ?? null,
    listings: whole.rows[0]?.listings?.toISOString() ?? null,
    rentals: whole.rows[0]?.rentals?.toISOString() ?? null,
    agreements: of("agreements")[0]?.changed_at?.toISOString() ?? null,
    pages: of("pages")[0]?.row_moments ?? {},
    items: Object.fromEntries(of("entity-items").map(({ key, row_moments }) => [key, row_moments])),
  };
}

const FIND_WHOLE = `
  select (select changed_at from site where site_id = $1) as site, greatest(
    (select max(changed_at) from estate_content where site_id = $1),
    (select max(gone_at) from tombstone where site_id = $1)) as listings,
    (select max(changed_at) from rental_unit where site_id = $1) as rentals`;
