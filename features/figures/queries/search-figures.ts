import type { Pool } from "pg";
import type { Deal } from "#domain/figures/price-bands.ts";
import { FEWEST_SHOWN } from "#domain/figures/shown-count.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import type { CountedSearch } from "../search-counter.ts";

/** Searches that name no place. */
export const NOWHERE = "";

/** Days, both included, as yyyy-mm-dd. */
export type Days = { readonly from: string; readonly until: string };

export type SearchFigure = {
  readonly place: string;
  /** Head type of searches that found nothing; of others 0. */
  readonly kind: number;
  readonly band: number;
  readonly isEmpty: boolean;
  readonly searches: number;
};

type Counted = { readonly day: string; readonly searches: readonly CountedSearch[] };

/**
 * Adds what a server counted to what others did, for each place that a search names. A count becomes a figure of the day once
 * there are five of it, and then begins anew: no figure, and no difference of figures, tells of fewer.
 */
export async function addSearches(pool: Pool, siteId: string, { day, searches }: Counted): Promise<void> {
  const rows = searches.flatMap(({ deal, kind, band, places, foundNothing, count }) =>
    (places.length > 0 ? places : [NOWHERE]).map((place) => {
      const known = foundNothing ? kind : 0;
      return { deal, place, kind: known, band, is_empty: foundNothing, searches: count };
    }),
  );
  await inTransaction(pool, async (transaction) => {
    await transaction.query(WAIT, [siteId, day, JSON.stringify(rows)]);
    await transaction.query(TELL, [siteId, day, FEWEST_SHOWN]);
  });
}

export async function findSearches(
  pool: Pool,
  siteId: string,
  { from, until, deal }: Days & { readonly deal: Deal },
): Promise<SearchFigure[]> {
  const { rows } = await pool.query<SearchFigure>(FIND, [siteId, from, until, deal]);
  return rows;
}

/** The first day that has a figure; null for none. */
export async function findFirstDay(pool: Pool, siteId: string): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>(
    "select min(day)::text as day from search_figure where site_id = $1",
    [siteId],
  );
  return rows[0]?.day ?? null;
}

/** Drops what all sites counted before a day. */
export async function dropSearchesBefore(pool: Pool, day: string): Promise<number> {
  const told = await pool.query("delete from search_figure where day < $1", [day]);
  const waiting = await pool.query("delete from search_pending where since < $1", [day]);
  return (told.rowCount ?? 0) + (waiting.rowCount ?? 0);
}

/** In one order everywhere, so that two servers never wait for each other; a site that is gone counts nothing. */
const WAIT = `
  insert into search_pending (site_id, since, deal, place, kind, band, is_empty, searches)
  select site_id, $2::date, deal, place, kind, band, is_empty, sum(searches)
  from jsonb_to_recordset($3::jsonb)
      as r (deal text, place text, kind bigint, band int, is_empty boolean, searches bigint)
    join site on site_id = $1
  group by site_id, deal, place, kind, band, is_empty
  order by deal collate "C", place collate "C", kind, band, is_empty
  on conflict (site_id, deal, place, kind, band, is_empty) do update
    set searches = search_pending.searches + excluded.searches`;

const TELL = `
  with ripe as (
    delete from search_pending where site_id = $1 and searches >= $3
    returning site_id, deal, place, kind, band, is_empty, searches
  )
  insert into search_figure (site_id, day, deal, place, kind, band, is_empty, searches)
  select site_id, $2::date, deal, place, kind, band, is_empty, searches from ripe
  order by deal, place, kind, band, is_empty
  on conflict (site_id, day, deal, place, kind, band, is_empty) do update
    set searches = search_figure.searches + excluded.searches`;

const FIND = `
  select place, kind::float8 as kind, band, is_empty as "isEmpty", sum(searches)::float8 as searches
  from search_figure where site_id = $1 and day between $2 and $3 and deal = $4
  group by place, kind, band, is_empty`;
