import type { ClientBase } from "pg";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { keepRentals } from "../versions/rental-versions.ts";
import type { Change } from "../versions/store-versions.ts";

export type RentalsOutcome = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
};

/** A photo of the site has this id already, in a unit that the import doesn't bring. */
export class PhotoTakenError extends Error {
  constructor(photoId: number, unitId: number) {
    super(`unit ${unitId} of the site has a photo with the id ${photoId} already`);
  }
}

type Finishing = {
  readonly partial: boolean;
  readonly removedIds?: readonly number[];
  /** Under whom replaced and removed units are kept. */
  readonly change: Change;
};

/**
 * Merges what was staged into the site's units, in the importer's transaction: only changed units are written, removed
 * ones leave a tombstone (with partial those in `removedIds` alone), and every server is told when the transaction commits.
 */
export async function finishRentals(
  client: ClientBase,
  siteId: string,
  { partial, removedIds = [], change }: Finishing,
): Promise<RentalsOutcome> {
  const run = async <Row extends object = { id: number }>(sql: string, ...more: unknown[]) =>
    (await client.query<Row>(sql, [siteId, ...more])).rows;
  await client.query("create unique index on staged_rental (id)");
  await client.query("analyze staged_rental (id, hash)");
  await keepRentals(client, siteId, { partial, removedIds }, change);
  const removed = partial ? await run(REMOVE_NAMED, removedIds) : await run(REMOVE);
  const written = await run<{ id: number; is_new: boolean; is_newly_hidden: boolean }>(WRITE_UNITS);
  await run(DROP_PERIODS);
  await run(WRITE_PERIODS);
  await run(DROP_LAST_ARRIVALS);
  await run(WRITE_LAST_ARRIVALS);
  await run(DROP_PHOTOS);
  const [twin] = await run<{ id: number; unit_id: number }>(FIND_TAKEN_PHOTO);
  if (twin) throw new PhotoTakenError(Number(twin.id), Number(twin.unit_id));
  await run(WRITE_PHOTOS);
  await run(CLEAR_TOMBSTONES);
  const freed = await run(DROP_ENDED_HOLDS);
  const changed = new Set([...written, ...removed, ...freed].map(({ id }) => Number(id)));
  const ids = [...changed].toSorted((a, b) => a - b);
  const isWithdrawn = removed.length > 0 || written.some((row) => row.is_newly_hidden);
  const news = { siteId, scope: [], rentals: ids };
  if (ids.length > 0) await notifyChange(client, isWithdrawn ? { ...news, withdraws: true } : news);
  const added = written.filter((row) => row.is_new).length;
  return { added, changed: written.length - added, removed: removed.length };
}

const removing = (which: string) => `
  with gone as (
    delete from rental_unit u
    where u.site_id = $1 and ${which}
    returning id
  )
  insert into rental_tombstone (site_id, id, gone_at) select $1, id, now() from gone
  on conflict (site_id, id) do nothing
  returning id`;

const REMOVE = removing("not exists (select from staged_rental s where s.id = u.id)");
const REMOVE_NAMED = removing("u.id = any($2::bigint[])");

/** What the later statements go by: the staged units that differ from what stood there. */
const CHANGED = `(select s.* from staged_rental s join rental_unit u on u.site_id = $1 and u.id = s.id
  where u.changed_at = now())`;

const WRITE_UNITS = `
  with changed as (
    select s.*, u.id is null as is_new,
      u.id is not null and u.private_address is null and s.private_address is not null as is_newly_hidden
    from staged_rental s left join rental_unit u on u.site_id = $1 and u.id = s.id
    where u.hash is distinct from s.hash
  ), written as (
    insert into rental_unit (site_id, id, location_id, sub_kind_id, city_id, max_occupation, hash, changed_at, document,
      private_address, calendar)
    select $1, id, location_id, sub_kind_id, city_id, max_occupation, hash, now(), document, private_address, calendar
    from changed
    on conflict (site_id, id) do update set location_id = excluded.location_id, sub_kind_id = excluded.sub_kind_id,
      city_id = excluded.city_id, max_occupation = excluded.max_occupation, hash = excluded.hash,
      changed_at = excluded.changed_at, document = excluded.document, private_address = excluded.private_address, calendar = excluded.calendar
  )
  select id, is_new, is_newly_hidden from changed`;

const DROP_PERIODS = `delete from rental_period p using ${CHANGED} as changed
  where p.site_id = $1 and p.unit_id = changed.id`;

const WRITE_PERIODS = `
  insert into rental_period (site_id, unit_id, id, type_id, start_day, end_day, price, is_available, minimum_nights)
  select $1, changed.id, period.*
  from ${CHANGED} as changed,
    unnest(period_ids, type_ids, start_days, end_days, prices, are_available, minimum_nights) as period`;

const DROP_LAST_ARRIVALS = `delete from rental_last_arrival a using ${CHANGED} as changed
  where a.site_id = $1 and a.unit_id = changed.id`;

const WRITE_LAST_ARRIVALS = `
  insert into rental_last_arrival (site_id, unit_id, type_id, day)
  select $1, p.unit_id, p.type_id, max(p.start_day)
  from rental_period p join ${CHANGED} as changed on p.site_id = $1 and p.unit_id = changed.id
  where p.is_available and p.end_day - p.start_day >= p.minimum_nights and p.type_id is not null
  group by p.unit_id, p.type_id`;

const DROP_PHOTOS = `delete from rental_photo p using ${CHANGED} as changed
  where p.site_id = $1 and p.unit_id = changed.id`;

const STAGED_PHOTOS = `${CHANGED} as changed, unnest(changed.photo_ids, changed.photo_files) as p (id, file)`;

const FIND_TAKEN_PHOTO = `
  select known.id, known.unit_id from ${STAGED_PHOTOS}
  join rental_photo known on known.site_id = $1 and known.id = p.id limit 1`;

const WRITE_PHOTOS = `
  insert into rental_photo (site_id, id, unit_id, file) select $1, p.id, changed.id, p.file from ${STAGED_PHOTOS}`;

const DROP_ENDED_HOLDS =
  "delete from rental_hold where site_id = $1 and held_until <= now() returning unit_id as id";

const CLEAR_TOMBSTONES = `delete from rental_tombstone t using staged_rental s where t.site_id = $1 and t.id = s.id`;
