import type { RentalResult, RentalSearch, RentalWhere } from "../schema/search.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { RentalSort } from "#domain/rental/rental-query.ts";
import type { StayClock } from "#domain/rental/stay-clock.ts";
import { allInPrice } from "#domain/rental/stay-cost.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { asksForDays, EXTRA, HELD, openPeriodTests, type Values, valuesOf, ALL_IN } from "./open-periods.ts";

export type FoundRentals = { readonly total: number; readonly results: RentalResult[] };

type Row = {
  total: number;
  results: Array<{
    unit: RentalUnit;
    open: { count: number; price: number | null };
    stay: RentalResult["stay"];
  }>;
};

/** By the best stay `s` of a unit `u`, or by the unit itself; what has none comes last. */
const ORDERS: Readonly<Record<RentalSort, string>> = {
  best: "s.days_away",
  price: "s.price",
  place: "u.document #>> '{general,city,name}'",
  persons: "u.max_occupation",
};

/**
 * One page of the units that a search asks for, each with its cheapest stay that fits and can still be had; by id, unless an order,
 * days or a price are asked for. Where days are asked for, each has the stay that fits best.
 */
export async function searchRentals(
  { database }: DatabaseReader,
  siteId: string,
  { where, limit, sort = "best", view }: RentalSearch,
  { now, earliest }: StayClock,
): Promise<FoundRentals> {
  const values = valuesOf(siteId, now, earliest, limit.from, limit.size);
  const periods = openPeriodTests(where, values);
  const hasStay = sort === "price" || where.stay !== undefined || where.maxPrice !== undefined;
  const rank = hasStay || sort !== "best" ? ORDERS[sort] : "0";
  const { rows } = await database.query<Row>({
    text: `with ${HELD}, matched as materialized (
        select u.id${hasStay ? ", s.*" : ""}, ${rank} as rank from rental_unit u
        ${hasStay ? EXTRA + bestStay(where, periods, values) : ""}
        where ${unitTests(where, periods, values).join(" and ")}
      ), shown as materialized (
        select *, row_number() over (order by rank nulls last, id) as place
        from matched order by rank nulls last, id offset $4::int limit $5::int
      )
      select (select count(*) from matched) as total, coalesce(json_agg(json_build_object(
        'unit', ${UNITS[view]},
        'open', (select json_build_object('count', count(*), 'price', min(p.price))
          from rental_period p where p.unit_id = u.id and ${periods}),
        'stay', ${where.stay ? STAY : "null"}
      ) order by s.place), '[]') as results
      from shown s join rental_unit u on u.site_id = $1 and u.id = s.id ${hasStay ? EXTRA : ""}`,
    values: values.list,
  });
  const { total, results } = rows[0]!;
  return { total, results: results.map(resultOf) };
}

/** How much of a unit `u` is answered; what prices are counted with is there in both. */
const UNITS: Readonly<Record<RentalSearch["view"], string>> = {
  full: "u.document",
  marker: `json_build_object('id', u.id, 'general', json_build_object(),
    'costs', json_build_object('cleaning', u.document #> '{costs,cleaning}', 'fixed', u.document #> '{costs,fixed}'),
    'address', json_build_object('location', u.document #> '{address,location}'),
    'options', json_build_array(), 'photos', json_build_array(), 'hiddenTabs', json_build_array())`,
};

const STAY = `json_build_object('periodId', s.period_id, 'start', s.start_day, 'end', s.end_day, 'price', s.price)`;

function resultOf({ unit, open, stay }: Row["results"][number]): RentalResult {
  const { count, price } = open;
  const found = { isAvailable: count > 0, priceFrom: allInPrice(price, unit.costs) };
  return Object.assign(unit, found, stay && { stay });
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
  ids: "id",
  locations: "location_id",
  subKinds: "sub_kind_id",
  maxOccupations: "max_occupation",
  cities: "city_id",
} as const satisfies Partial<Record<keyof RentalWhere, string>>;

function unitTests(where: RentalWhere, periods: string, values: Values): string[] {
  const lists = Object.entries(UNIT_COLUMNS) as Array<[keyof typeof UNIT_COLUMNS, string]>;
  const asked = lists.filter(([list]) => where[list]);
  return [
    "u.site_id = $1",
    ...asked.map(([list, column]) => `u.${column} = any(${values.add(where[list])}::bigint[])`),
    ...periodTests(where, periods, values),
  ];
}

function periodTests(where: RentalWhere, periods: string, values: Values): string[] {
  if (where.maxPrice !== undefined || where.stay) return ["s.period_id is not null"];
  if (asksForDays(where)) return [`u.id in (select p.unit_id from rental_period p where ${periods})`];
  return where.periodTypes ? [offersType(where.periodTypes, periods, values)] : [];
}

/** Joins the stay `s` of each unit `u` that fits a search best: nearest to the days that are asked for, then cheapest, then first. */
function bestStay({ stay }: RentalWhere, periods: string, values: Values): string {
  return ` left join lateral (
    select p.id as period_id, p.start_day, p.end_day, ${ALL_IN} as price, ${daysAway(stay, values)} as days_away
    from rental_period p where p.unit_id = u.id and ${periods}
    order by days_away, price nulls last, p.start_day, p.id limit 1) s on true`;
}

/** The size of the domain's `dayOffset`: sooner and later count alike. */
function daysAway(stay: RentalWhere["stay"], values: Values): string {
  if (!stay) return "0";
  const from = values.add(stay.from);
  if (!stay.to) return `abs(p.start_day - ${from}::date)`;
  return `greatest(0, ${from}::date - p.start_day, p.end_day - ${values.add(stay.to)}::date)`;
}
