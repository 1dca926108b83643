import { familyOfHeadType } from "#domain/estate/reference/head-types.ts";
import { RENT_TRANSACTIONS, SOLD_TRANSACTIONS } from "#domain/estate/reference/status.ts";
import { AREA_BAND, mostSimilar, PRICE_BAND, type Similarity } from "#domain/estate/similarity.ts";
import { centreOfTown, municipalityOfPostcode } from "#domain/place/municipalities.ts";
import { type SiteTown, townsOfPlaces } from "#domain/place/towns-of-places.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { readEstates } from "../search/search-estates.ts";
import { readTowns } from "../search/with-towns.ts";
import { IS_HIDDEN } from "./find-estate.ts";

/** Towns whose middle lies this near are searched first. */
const RADIUS_KM = 15;

/** So many are compared by the one table of weights: those that agree with the listing in the most respects. */
const CANDIDATES = 60;

/** Cards of listings that are still to be had, the most alike first. Works for a listing that is gone, too. */
export async function findSimilar(
  reader: DatabaseReader,
  siteId: string,
  estateId: number,
  limit: number,
): Promise<string> {
  const model = await findModel(reader, siteId, estateId);
  if (!model) return "[]";
  const towns = await readTowns(reader, siteId);
  const nearby = nearbyTowns(model.city_id, towns);
  let found = nearby.near.length > 0 ? await findCandidates(reader, siteId, model, nearby) : [];
  if (found.length < limit) found = await findCandidates(reader, siteId, model, { ...nearby, near: null });
  const townOf = new Map(towns.map((town) => [town.id, town]));
  const [one, ...others] = [model, ...found].map((row) => similarityOf(row, townOf.get(row.city_id)));
  const ids = mostSimilar(one!, others, limit).map(({ id }) => id);
  return readEstates(reader, siteId, ids, "card");
}

type FactsRow = {
  readonly id: number;
  readonly parent_id: number | null;
  readonly head_type: number;
  readonly transaction: number;
  readonly city_id: number;
  readonly price: number | null;
  readonly area: number | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly bedrooms: number | null;
};

const FACTS = "id, parent_id, head_type, transaction, city_id, price, area, lat, lng";

const FIND_MODEL = `
  select ${FACTS}, bedrooms[1] as bedrooms from estate where site_id = $1 and id = $2
  union all select ${FACTS}, null from tombstone where site_id = $1 and id = $2
  limit 1`;

async function findModel({ database }: DatabaseReader, siteId: string, estateId: number) {
  const { rows } = await database.query<FactsRow>({ text: FIND_MODEL, values: [siteId, estateId] });
  return rows[0];
}

type NearbyTowns = { readonly own: readonly number[]; readonly near: readonly number[] | null };

/** The towns of the listing's municipality, and those around it; both are whole towns, so that no hidden point is asked. */
function nearbyTowns(cityId: number, towns: readonly SiteTown[]) {
  const municipality = municipalityOfPostcode(towns.find(({ id }) => id === cityId)?.zip ?? null);
  if (!municipality) return { own: [cityId], near: [] };
  const places = { cities: [cityId], municipalities: [municipality.id] };
  return {
    own: [...townsOfPlaces(places, towns)],
    near: [...townsOfPlaces({ ...places, radius: RADIUS_KM }, towns)],
  };
}

/** Of the same kind of deal and family of types as the listing, and not of its own project. */
async function findCandidates(
  { database }: DatabaseReader,
  siteId: string,
  model: FactsRow,
  { own, near }: NearbyTowns,
): Promise<FactsRow[]> {
  const isRent = RENT_TRANSACTIONS.includes(model.transaction);
  const { rows } = await database.query<FactsRow>({
    text: near ? FIND_NEARBY : FIND_ANYWHERE,
    values: [
      siteId,
      model.id,
      model.parent_id,
      isRent,
      RENT_TRANSACTIONS,
      SOLD_TRANSACTIONS,
      familyOfHeadType(model.head_type),
      model.head_type,
      own,
      model.price || null,
      model.area || null,
      model.bedrooms,
      model.lng,
      model.lat,
      CANDIDATES,
      ...(near ? [near] : []),
    ],
  });
  return rows;
}

/** An unknown figure counts as half a yes: neither its listing nor those beside it are told apart by it. */
const agrees = (condition: string) => `coalesce((${condition})::int, 0.5)`;

const within = (column: string, value: string, band: number) =>
  agrees(`nullif(${column}, 0) between ${value}::float8 / ${band} and ${value}::float8 * ${band}`);

const findCandidatesWhere = (place: string) => `
  select ${FACTS}, bedrooms[1] as bedrooms
  from estate e
  where e.site_id = $1 and e.parent_id is null and e.id <> $2 and e.id is distinct from $3
    and e.head_type = any($7::bigint[]) and (e.transaction = any($5::bigint[])) = $4
    and not e.transaction = any($6::bigint[]) and not (${IS_HIDDEN}) ${place}
  order by
    3 * (e.city_id = any($9::bigint[]))::int
      + 3 * ${within("e.price", "$10", PRICE_BAND)}
      + 2 * (e.head_type = $8)::int
      + ${within("e.area", "$11", AREA_BAND)}
      + ${agrees("abs(e.bedrooms[1] - $12::int) <= 1")} desc,
    point(e.lng, e.lat) <-> point($13, $14), e.id
  limit $15`;

const FIND_NEARBY = findCandidatesWhere("and e.city_id = any($16::bigint[])");
const FIND_ANYWHERE = findCandidatesWhere("");

/** 0 stands for "none" in the database. Without a point a listing stands in the middle of its town. */
function similarityOf(row: FactsRow, town: SiteTown | undefined): Similarity & { readonly id: number } {
  const { id, lat, lng, bedrooms } = row;
  const [latitude, longitude] =
    lat !== null && lng !== null ? [lat, lng] : ((town && centreOfTown(town)) ?? []);
  return {
    id,
    transactionId: row.transaction || null,
    headTypeId: row.head_type || null,
    cityId: row.city_id || null,
    municipalityId: municipalityOfPostcode(town?.zip ?? null)?.id ?? null,
    location: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    price: row.price || null,
    livingArea: row.area || null,
    bedrooms,
  };
}
