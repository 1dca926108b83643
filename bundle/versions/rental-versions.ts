import type { ClientBase } from "pg";
import { periodsOfRental, STORED_PERIODS } from "#features/rentals/queries/periods-of-rental.ts";
import { type Change, type Replaced, storeVersions } from "./store-versions.ts";

const BATCH = 200;

/**
 * Keeps the holiday homes that are staged otherwise or go, with their periods, before `finishRentals` writes over them. With
 * partial those in `removedIds` alone go.
 */
export async function keepRentals(
  client: ClientBase,
  siteId: string,
  { partial, removedIds }: { readonly partial: boolean; readonly removedIds: readonly number[] },
  change: Change,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(FIND, [siteId, partial, removedIds]);
  for (let at = 0; at < rows.length; at += BATCH) {
    const ids = rows.slice(at, at + BATCH).map(({ id }) => id);
    const replaced = await client.query<Replaced>(READ, [siteId, ids]);
    await storeVersions(client, siteId, change, replaced.rows);
  }
}

const FIND = `
  select u.id from rental_unit u left join staged_rental s on s.id = u.id
  where u.site_id = $1 and case when s.id is null then not $2 or u.id = any($3::bigint[]) else s.hash <> u.hash end
  order by u.id`;

/** A line of `rentals.ndjson` as it would be brought, but for the names of its photos. */
const lineOf = (unit: string, periods: string) => `(
  ${unit}.document || jsonb_build_object('periods', ${periodsOfRental(periods)})
  || case when ${unit}.private_address is null then '{}'
    else jsonb_build_object('address', ${unit}.private_address || '{"visible": false}') end
  || case when ${unit}.calendar ->> 'url' is null then '{}'
    else jsonb_build_object('takenCalendarUrl', ${unit}.calendar ->> 'url') end
  || case when ${unit}.calendar ->> 'variable' is null then '{}'
    else jsonb_build_object('takenCalendarVariable', ${unit}.calendar ->> 'variable') end)::text`;

const STAGED_PERIODS = `unnest(s.period_ids, s.type_ids, s.start_days, s.end_days, s.prices, s.are_available, s.minimum_nights)
  as p (id, type_id, start_day, end_day, price, is_available, minimum_nights)`;

const READ = `
  select 'rentals/' || u.id as resource, ${lineOf("u", STORED_PERIODS)} as former,
    case when s.id is not null then ${lineOf("s", STAGED_PERIODS)} end as next
  from rental_unit u left join staged_rental s on s.id = u.id
  where u.site_id = $1 and u.id = any($2::bigint[]) order by u.id`;
