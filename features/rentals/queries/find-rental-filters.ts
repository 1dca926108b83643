import type { RentalFilters } from "../schema/search.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { StayClock } from "#domain/rental/stay-clock.ts";
import { findReference } from "#features/site/queries/find-reference.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { HELD, openPeriodTests, valuesOf } from "./open-periods.ts";

type Row = {
  locations: number[] | null;
  sub_kinds: number[] | null;
  occupations: number[] | null;
  cities: number[] | null;
  types: number[] | null;
  stays: Array<{ start: string; end: string }>;
};

/** What can be asked for among the units of a site, and among the stays that can still be had. */
export async function findRentalFilters(
  reader: DatabaseReader,
  siteId: string,
  { now, earliest }: StayClock,
): Promise<RentalFilters> {
  const values = valuesOf(siteId, now, earliest);
  const [{ rows }, reference] = await Promise.all([
    reader.database.query<Row>({
      text: `with ${HELD}, stay as materialized (
          select distinct p.start_day, p.end_day, p.type_id from rental_period p where ${openPeriodTests({}, values)}
        )
        select json_agg(distinct location_id) filter (where location_id is not null) as locations,
          json_agg(distinct sub_kind_id) filter (where sub_kind_id is not null) as sub_kinds,
          json_agg(distinct max_occupation order by max_occupation) filter (where max_occupation is not null)
            as occupations,
          json_agg(distinct city_id) filter (where city_id is not null) as cities,
          (select json_agg(distinct type_id) filter (where type_id is not null) from stay) as types,
          (select coalesce(json_agg(days order by start_day, end_day), '[]') from (
            select distinct start_day, end_day,
              jsonb_build_object('start', start_day, 'end', end_day) as days from stay) as days) as stays
        from rental_unit where site_id = $1`,
      values: values.list,
    }),
    findReference(reader, siteId),
  ]);
  return filtersOf(rows[0]!, reference);
}

function filtersOf(row: Row, reference: ReferenceData): RentalFilters {
  return {
    locations: named(row.locations, reference.rentalLocations),
    subKinds: named(row.sub_kinds, reference.rentalSubKinds),
    maxOccupations: row.occupations ?? [],
    cities: citiesOf(row.cities, reference.cities),
    periodTypes: named(row.types, reference.periodTypes),
    periodStartDates: [...new Set(row.stays.map(({ start }) => start))],
    periodDates: row.stays,
  };
}

type Named = { readonly id: number; readonly name: Multilingual };

/** In the order of the agency's list. */
function named<R extends Named>(ids: readonly number[] | null, list: readonly R[]) {
  const wanted = new Set(ids);
  return list.filter(({ id }) => wanted.has(id)).map(({ id, name }) => ({ id, name }));
}

function citiesOf(ids: readonly number[] | null, list: ReferenceData["cities"]): RentalFilters["cities"] {
  const wanted = new Set(ids);
  return list
    .filter(({ id }) => wanted.has(id))
    .map(({ id, zip, name, alias }) => ({ id, zip, name: namesOf(name, alias) }))
    .toSorted((a, b) => (a.name.nl ?? "").localeCompare(b.name.nl ?? "", "nl"));
}

/** A city is called by its alias where it has one, else by its own name in every language. */
function namesOf(name: string, alias: Multilingual | null | undefined) {
  return { nl: alias?.nl ?? name, fr: alias?.fr ?? name, en: alias?.en ?? name, de: alias?.de ?? name };
}
