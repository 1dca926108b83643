import type { ClientBase } from "pg";
import { SOLD_TRANSACTIONS } from "#domain/estate/reference/status.ts";
import {
  followListing,
  isReturnOfFeed,
  type MarketState,
  type News,
  type SeenListing,
} from "#domain/alerts/market.ts";
import { IS_HIDDEN } from "#features/listings/queries/find-estate.ts";

type Row = {
  readonly id: number;
  readonly was_offered: boolean | null;
  readonly since: Date;
  readonly was_transaction: number;
  readonly was_price: number | null;
  readonly lowest: number | null;
  readonly is_published: boolean;
  readonly transaction: number;
  readonly price: number | null;
};

/**
 * Notes in an import's transaction what subscribers may be told of the listings that it touched. The first import of a site
 * is no news: everything would be new. Neither is the first run of a source (`isFirstRun`), nor the return of a feed.
 */
export async function noteNews(
  client: ClientBase,
  siteId: string,
  ids: readonly number[],
  { now, isFirstRun = false }: { readonly now: Date; readonly isFirstRun?: boolean },
): Promise<void> {
  const { rowCount: isKnown } = await client.query("select from market_state where site_id = $1 limit 1", [
    siteId,
  ]);
  if (!isKnown) {
    await client.query(REMEMBER_ALL, [siteId, now, SOLD_TRANSACTIONS]);
    return;
  }
  const { rows } = await client.query<Row>(FIND_TOUCHED, [siteId, ids]);
  if (rows.length === 0) return;
  const states: Array<MarketState & { readonly id: number }> = [];
  const news: Array<News & { readonly id: number }> = [];
  for (const row of rows) {
    const followed = followListing(stateOf(row), seenOf(row), now);
    states.push({ id: row.id, ...followed.state });
    if (followed.news) news.push({ id: row.id, ...followed.news });
  }
  await client.query(REMEMBER, [siteId, JSON.stringify(states)]);
  const told = isFirstRun ? news.filter(({ kind }) => kind !== "new") : news;
  const back = told.filter(({ kind }) => kind === "back").length;
  const { rows: counted } = await client.query<{ published: number }>(COUNT_PUBLISHED, [siteId]);
  const isReturn = isReturnOfFeed({ back, published: counted[0]!.published });
  const spread = isReturn ? told.filter(({ kind }) => kind !== "back") : told;
  await client.query(NOTE, [siteId, JSON.stringify(spread), now]);
}

function stateOf(row: Row): MarketState | null {
  if (row.was_offered === null) return null;
  const { since, lowest } = row;
  return {
    isOffered: row.was_offered,
    since,
    transaction: row.was_transaction,
    price: row.was_price,
    lowest,
  };
}

function seenOf(row: Row): SeenListing {
  return { isPublished: row.is_published, transaction: row.transaction ?? 0, price: row.price };
}

const REMEMBER_ALL = `
  insert into market_state (site_id, id, is_offered, since, transaction, price, lowest)
  select e.site_id, e.id, e.transaction <> all($3::bigint[]) and not (${IS_HIDDEN}), $2, e.transaction,
    e.price, e.price
  from estate e where e.site_id = $1 and e.parent_id is null`;

const FIND_TOUCHED = `
  select t.id::float8 as id, m.is_offered as was_offered, m.since, m.transaction::float8 as was_transaction,
    m.price as was_price, m.lowest, e.id is not null and not (${IS_HIDDEN}) as is_published,
    e.transaction::float8 as transaction, e.price
  from unnest($2::bigint[]) as t (id)
  left join market_state m on m.site_id = $1 and m.id = t.id
  left join estate e on e.site_id = $1 and e.id = t.id and e.parent_id is null
  where m.id is not null or e.id is not null`;

const REMEMBER = `
  insert into market_state (site_id, id, is_offered, since, transaction, price, lowest)
  select $1, id, "isOffered", since, transaction, price, lowest
  from jsonb_to_recordset($2::jsonb) as s
    (id bigint, "isOffered" boolean, since timestamptz, transaction bigint, price float8, lowest float8)
  on conflict (site_id, id) do update set is_offered = excluded.is_offered, since = excluded.since,
    transaction = excluded.transaction, price = excluded.price, lowest = excluded.lowest`;

const COUNT_PUBLISHED = `
  select count(*)::int as published from estate where site_id = $1 and parent_id is null and not hidden`;

const NOTE = `
  insert into listing_news (site_id, estate_id, kind, price_before, price_after, noted_at)
  select $1, id, kind, before, after, $3
  from jsonb_to_recordset($2::jsonb) as n (id bigint, kind text, before float8, after float8)
  order by id`;
