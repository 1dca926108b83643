import type { RentalResult, RentalSearch, RentalWhere } from "../schema/search.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { StayClock } from "#domain/rental/stay-clock.ts";
import { allInPrice } from "#domain/rental/stay-cost.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { asksForDays, HELD, openPeriodTests, type Values, valuesOf } from "./open-periods.ts";

export type FoundRentals = { readonly total: number; readonly results: RentalResult[] };

type Row = {
  total: number;
  results: Array<{ unit: RentalUnit; open: { count: number; price: number | null } }>;
};

/** One page of the units that a search asks for, by id, each with its cheapest stay that fits and can still be had. */
export async function searchRentals(
  { database }: DatabaseReader,
  siteId: string,
  { where, limit }: RentalSearch,
  { now, earliest }: StayClock,
): Promise<FoundRentals> {
  const values = valuesOf(siteId, now, earliest, limit.from, limit.size);
  const periods = openPeriodTests(where, values);
  const tests = unitTests(where, values);
  if (asksForDays(where)) tests.push(`u.id in (select p.unit_id from rental_period p where ${periods})`);
  else if (where.periodTypes) tests.push(offersType(where.periodTypes, periods, values));
  const { rows } = await database.query<Row>({
    text: `with ${HELD}, matched as materialized (
        select u.id from rental_unit u where ${tests.join(" and ")}
      ), shown as materialized (
        select id from matched order by id offset $4::int limit $5::int
      )
      select (select count(*) from matched) as total, coalesce(json_agg(json_build_object(
        'unit', u.document,
        'open', (select json_build_object('count', count(*), 'price', min(p.price))
          from rental_period p where p.unit_id = u.id and ${periods})
      ) order by u.id), '[]') as results
      from shown join rental_unit u on u.site_id = $1 and u.id = shown.id`,
    values: values.list,
  });
  const { total, results } = rows[0]!;
  return {
    total,
    results: results.map(({ unit, open }) =>
      Object.assign(unit, {
        isAvailable: open.count > 0,
        priceFrom: allInPrice(open.price, unit.costs),
      }),
    ),
  };
}

/** The last day of arrival tells whether a unit has a stay to come; where others hold some, its stays are looked at. */
function offersType(types: readonly number[], periods: string, values: Values): string {
  return `u.id in (
      select a.unit_id from rental_last_arrival a
      where a.site_id = $1 and a.type_id = any(${values.add(types)}::bigint[]) and a.day >= $3::date)
    and (u.id not in (select unit_id from held)
      or (select true from rental_period p where p.unit_id = u.id and ${periods} limit 1))`;
}

const UNIT_COLUMNS = {
  locations: "location_id",
  subKinds: "sub_kind_id",
  maxOccupations: "max_occupation",
  cities: "city_id",
} as const satisfies Partial<Record<keyof RentalWhere, string>>;

function unitTests(where: RentalWhere, values: Values): string[] {
  const lists = Object.entries(UNIT_COLUMNS) as Array<[keyof typeof UNIT_COLUMNS, string]>;
  const asked = lists.filter(([list]) => where[list]);
  return [
    "u.site_id = $1",
    ...asked.map(([list, column]) => `u.${column} = any(${values.add(where[list])}::bigint[])`),
  ];
}
