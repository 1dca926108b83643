import { type Similarity, mostSimilar } from "#domain/estate/similarity.ts";
import { RENT_TRANSACTIONS, SOLD_TRANSACTIONS } from "#domain/estate/reference/status.ts";
import { readEstates } from "../search/search-estates.ts";
import { IS_HIDDEN } from "./find-estate.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";

/** Degrees of latitude around a listing where its like is looked for first: about 20 km, more than counts as near. */
const NEARBY = 0.18;

/** So many are compared by the one table of weights; which ones is a matter of kind and distance alone. */
const CANDIDATES = 40;

/** Cards of listings that are still to be had, the most alike first. Works for a listing that is gone, too. */
export async function findSimilar(
  reader: DatabaseReader,
  siteId: string,
  estateId: number,
  limit: number,
): Promise<string> {
  const nearby = await findCandidates(reader, siteId, estateId, NEARBY);
  const { model, others } =
    nearby.others.length < limit ? await findCandidates(reader, siteId, estateId, null) : nearby;
  const ids = model ? mostSimilar(model, others, limit).map(({ id }) => id) : [];
  return readEstates(reader, siteId, ids, "card");
}

type Candidate = Similarity & { readonly id: number };

/** The listing itself, and those that could stand beside it: of the same kind of deal, and not its own family. */
async function findCandidates(
  { database }: DatabaseReader,
  siteId: string,
  estateId: number,
  within: number | null,
): Promise<{ model: Candidate | undefined; others: Candidate[] }> {
  const { rows } = await database.query<FactsRow>({
    text: FIND_CANDIDATES,
    values: [siteId, estateId, CANDIDATES, within, RENT_TRANSACTIONS, SOLD_TRANSACTIONS],
  });
  const [model, ...others] = rows.map(candidateOf);
  return { model, others };
}

type FactsRow = {
  readonly id: number;
  readonly head_type: number;
  readonly transaction: number;
  readonly city_id: number;
  readonly price: number | null;
  readonly area: number | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly bedrooms: number | null;
};

/** 0 stands for "none" in the database. */
function candidateOf({ id, price, area, lat, lng, bedrooms, ...kind }: FactsRow): Candidate {
  return {
    id,
    transactionId: kind.transaction || null,
    headTypeId: kind.head_type || null,
    cityId: kind.city_id || null,
    location: lat === null || lng === null ? null : { latitude: lat, longitude: lng },
    price: price || null,
    livingArea: area || null,
    bedrooms,
  };
}

const FACTS = "id, parent_id, head_type, transaction, city_id, price, area, lat, lng";

const FIND_CANDIDATES = `
  with model as materialized (
    select ${FACTS}, bedrooms[1] as bedrooms from estate where site_id = $1 and id = $2
    union all select ${FACTS}, null from tombstone where site_id = $1 and id = $2
    limit 1
  ), candidate as (
    select e.*, row_number() over (
      order by e.head_type = m.head_type desc, e.transaction = m.transaction desc,
        point(e.lng, e.lat) <-> point(m.lng, m.lat), e.city_id = m.city_id desc, e.id) as place
    from model m join estate e on e.site_id = $1 and e.parent_id is null
    where e.id <> m.id and e.id is distinct from m.parent_id
      and (m.transaction = any($5::bigint[])) = (e.transaction = any($5::bigint[]))
      and not e.transaction = any($6::bigint[]) and not (${IS_HIDDEN})
      and ($4::float8 is null or (e.lat between m.lat - $4 and m.lat + $4
        and e.lng between m.lng - 1.6 * $4 and m.lng + 1.6 * $4))
    order by place
    limit $3
  )
  select * from (
    select ${FACTS}, bedrooms, 0 as place from model
    union all select ${FACTS}, bedrooms[1], place from candidate
  ) found order by place`;
