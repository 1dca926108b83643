import { RENT_TRANSACTIONS, SOLD_TRANSACTIONS } from "#domain/estate/status.ts";
import { IS_HIDDEN } from "./find-estate.ts";
import type { Reader } from "./reader.ts";
import { readEstates } from "../search/search-estates.ts";

/** Degrees of latitude around a listing where its like is looked for first: about 20 km. */
const NEARBY = 0.18;

/**
 * Cards of listings that are still to be had, best match first: of the same transaction (for one that is sold, for
 * sale), head type, near, of like price and size. Works for a listing that is gone, too.
 */
export async function findSimilar(
  reader: Reader,
  siteId: string,
  estateId: number,
  limit: number,
): Promise<string> {
  const nearby = await findLike(reader, siteId, estateId, limit, NEARBY);
  const ids = nearby.length < limit ? await findLike(reader, siteId, estateId, limit, null) : nearby;
  return readEstates(reader, siteId, ids, "card");
}

async function findLike(
  { database }: Reader,
  siteId: string,
  estateId: number,
  limit: number,
  within: number | null,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    text: SIMILAR,
    values: [siteId, estateId, limit, within, RENT_TRANSACTIONS, SOLD_TRANSACTIONS],
  });
  return rows.map(({ id }) => id);
}

const FACTS = "id, parent_id, head_type, transaction, city_id, price, area, lat, lng";

/** How far two amounts are apart, from 0 for the same to 1; half a point where either is unknown. */
function apart(one: string, other: string): string {
  return `coalesce(abs(${one} - ${other}) / nullif(greatest(${one}, ${other}), 0), 0.5)`;
}

const SIMILAR = `
  with model as materialized (
    select ${FACTS} from estate where site_id = $1 and id = $2
    union all select ${FACTS} from tombstone where site_id = $1 and id = $2
    limit 1
  )
  select e.id from model m join estate e on e.site_id = $1 and e.parent_id is null
  where e.id <> m.id and e.id is distinct from m.parent_id
    and (m.transaction = any($5::bigint[])) = (e.transaction = any($5::bigint[]))
    and not e.transaction = any($6::bigint[]) and not (${IS_HIDDEN})
    and ($4::float8 is null or (e.lat between m.lat - $4 and m.lat + $4
      and e.lng between m.lng - 1.6 * $4 and m.lng + 1.6 * $4))
  order by
    case when e.transaction = m.transaction then 0 else 1 end
    + case when e.head_type = m.head_type then 0 else 3 end
    + case when e.city_id = m.city_id and m.city_id <> 0 then 0 else 1 end
    + coalesce(least(point(e.lng, e.lat) <-> point(m.lng, m.lat), 1) * 3, 1)
    + 3 * ${apart("e.price", "m.price")} + ${apart("e.area", "m.area")},
    e.id
  limit $3`;
