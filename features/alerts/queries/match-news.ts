import type { Pool } from "pg";
import { type Criteria, type MatchedListing, matchesCriteria } from "#domain/alerts/criteria.ts";
import { setImmediate as breathe } from "node:timers/promises";
import { inTransaction } from "#platform/db/in-transaction.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { criteriaInTowns } from "#domain/alerts/criteria-in-towns.ts";
import type { SiteTown } from "#domain/place/towns-of-places.ts";
import { findTowns } from "./find-towns.ts";
import { MATCHED_COLUMNS, matchedListing, type MatchedRow } from "./matched-listing.ts";

const MOST_NEWS = 1_000;
/** Small steps: between them the process answers visitors. */
const MOST_SUBSCRIPTIONS = 100;

type Matches = { readonly subscriptions: string[]; readonly news: number[] };

export type SiteFailed = (siteId: string, error: unknown) => void;

const fail: SiteFailed = (_siteId, error) => {
  throw error;
};

/** Matches all news, site by site; what is matched is no news any more, in the same transaction. */
export async function matchNews(pool: Pool, onFailure: SiteFailed = fail): Promise<number> {
  const { rows } = await pool.query<{ site_id: string }>("select distinct site_id from listing_news");
  let matched = 0;
  for (const { site_id: siteId } of rows) {
    try {
      for (let round = await matchSome(pool, siteId); round !== null; round = await matchSome(pool, siteId))
        matched += round;
    } catch (error) {
      onFailure(siteId, error);
    }
  }
  return matched;
}

/** Null: nothing is left, or another server is at it. */
function matchSome(pool: Pool, siteId: string): Promise<number | null> {
  return inTransaction(pool, async (transaction) => {
    const lock = await transaction.query<{ is_mine: boolean }>(
      "select pg_try_advisory_xact_lock(hashtext('gevel news'), hashtext($1)) as is_mine",
      [siteId],
    );
    if (!lock.rows[0]!.is_mine) return null;
    const { rows: news } = await transaction.query<{ id: number }>(TAKE_IDS, [siteId, MOST_NEWS]);
    if (news.length === 0) return null;
    const ids = news.map(({ id }) => id);
    const { rows: listings } = await transaction.query<MatchedRow>(FIND_LISTINGS, [siteId, ids]);
    const matched = await matchAll(transaction, siteId, listings, await findTowns(transaction, siteId));
    await transaction.query("delete from listing_news where site_id = $1 and id = any($2)", [siteId, ids]);
    return matched;
  });
}

async function matchAll(
  transaction: Transaction,
  siteId: string,
  news: readonly MatchedRow[],
  towns: readonly SiteTown[],
): Promise<number> {
  const listings = news.map((row) => ({ id: row.id, listing: matchedListing(row) }));
  let matched = 0;
  for (let after = FIRST; ;) {
    const { rows } = await transaction.query<{ id: string; criteria: Criteria }>(NEXT_SUBSCRIPTIONS, [
      siteId,
      after,
      MOST_SUBSCRIPTIONS,
    ]);
    const matches = matchesOf(rows, listings, towns);
    if (matches.news.length > 0) {
      const values = [siteId, matches.subscriptions, matches.news];
      matched += (await transaction.query(ANNOUNCE, values)).rowCount ?? 0;
    }
    if (rows.length < MOST_SUBSCRIPTIONS) return matched;
    after = rows.at(-1)!.id;
    // Visitors' pages are rendered by the same process.
    await breathe();
  }
}

function matchesOf(
  subscriptions: ReadonlyArray<{ readonly id: string; readonly criteria: Criteria }>,
  listings: ReadonlyArray<{ readonly id: number; readonly listing: MatchedListing }>,
  towns: readonly SiteTown[],
): Matches {
  const matches: Matches = { subscriptions: [], news: [] };
  for (const subscription of subscriptions) {
    const criteria = criteriaInTowns(subscription.criteria, towns);
    for (const { id, listing } of listings) {
      if (!matchesCriteria(criteria, listing)) continue;
      matches.subscriptions.push(subscription.id);
      matches.news.push(id);
    }
  }
  return matches;
}

const FIRST = "00000000-0000-0000-0000-000000000000";

const TAKE_IDS = "select id from listing_news where site_id = $1 order by id limit $2";

/** As the listings stand now: an import may have changed or removed them since. */
const FIND_LISTINGS = `
  select n.id, ${MATCHED_COLUMNS}
  from listing_news n join estate e on e.site_id = n.site_id and e.id = n.estate_id and e.parent_id is null and not e.hidden
  where n.site_id = $1 and n.id = any($2::bigint[]) order by n.id`;

const NEXT_SUBSCRIPTIONS = `
  select id, criteria from subscription
  where site_id = $1 and id > $2 and confirmed_at is not null order by id limit $3`;

/** Who unsubscribed since they were read is left out; who does so from here on waits until it is written, and takes it along. */
const ANNOUNCE = `
  insert into announcement (site_id, subscription_id, news_id, estate_id, kind, price_before, price_after, noted_at)
  select n.site_id, s.id, n.id, n.estate_id, n.kind, n.price_before, n.price_after, n.noted_at
  from unnest($2::uuid[], $3::bigint[]) as m (subscription_id, news_id)
  join listing_news n on n.site_id = $1 and n.id = m.news_id
  join subscription s on s.site_id = $1 and s.id = m.subscription_id
  for key share of s
  on conflict do nothing`;
