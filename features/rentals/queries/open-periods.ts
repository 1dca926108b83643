import { addDays } from "#domain/rental/period.ts";
import type { RentalWhere } from "../schema/search.ts";

/** Values of a query, numbered as they come. */
export type Values = { readonly list: unknown[]; add(value: unknown): string };

export function valuesOf(...given: unknown[]): Values {
  const list = [...given];
  return { list, add: (value) => `$${list.push(value)}` };
}

/** The stays of other visitors' requests that still hold, and of calendars elsewhere; `$1` is the site, `$2` the moment. */
export const HELD = `held as materialized (
  select unit_id, stay from rental_hold where site_id = $1 and held_until > $2
  union all select unit_id, stay from busy_stay where site_id = $1)`;

/**
 * What makes a period `p` one that can be asked for, and one that a search asks for; `$1` is the site, `$3` the first day on which a
 * stay may start. The first lines are those of the indexes rental_period_days and rental_period_unit.
 */
export function openPeriodTests(where: RentalWhere, values: Values): string {
  const tests = [
    "p.site_id = $1",
    "p.is_available and p.end_day - p.start_day >= p.minimum_nights",
    "p.start_day >= $3::date",
    "not exists (select from held h where h.unit_id = p.unit_id and h.stay && daterange(p.start_day, p.end_day))",
  ];
  const { periodTypes, periodStartDates, periodDates } = where;
  if (periodTypes) tests.push(`p.type_id = any(${values.add(periodTypes)}::bigint[])`);
  if (periodStartDates) tests.push(`p.start_day = any(${values.add(periodStartDates)}::date[])`);
  if (periodDates) {
    const starts = values.add(periodDates.map(({ start }) => start));
    const ends = values.add(periodDates.map(({ end }) => end));
    tests.push(`(p.start_day, p.end_day) in (select * from unnest(${starts}::date[], ${ends}::date[]))`);
  }
  if (where.stay) tests.push(...stayTests(where.stay, values));
  if (where.maxPrice !== undefined) tests.push(`${ALL_IN} <= ${values.add(where.maxPrice)}`);
  return tests.join(" and ");
}

/** What every guest of a unit `u` pays beside the rent, as `extra.amount`; read once a unit and not for each of its stays, hence `offset 0`. */
export const EXTRA = `cross join lateral (
  select coalesce((u.document #>> '{costs,cleaning}')::float8, 0)
    + coalesce((u.document #>> '{costs,fixed}')::float8, 0) as amount offset 0) extra`;

/** What a stay `p` of a unit with its `EXTRA` costs: `allInPrice` of the domain. */
export const ALL_IN = "round((p.price + extra.amount)::numeric, 2)";

type Wanted = NonNullable<RentalWhere["stay"]>;

function stayTests(
  { from, to, flexibleDays, minNights, maxNights, arrivalWeekdays }: Wanted,
  values: Values,
) {
  const tests = [`p.start_day >= ${values.add(addDays(from, -flexibleDays))}::date`];
  const last = values.add(addDays(to ?? from, flexibleDays));
  tests.push(`p.start_day <= ${last}::date`);
  if (to) tests.push(`p.end_day <= ${last}::date`);
  if (minNights) tests.push(`p.end_day - p.start_day >= ${values.add(minNights)}::int`);
  if (maxNights) tests.push(`p.end_day - p.start_day <= ${values.add(maxNights)}::int`);
  if (arrivalWeekdays)
    tests.push(`extract(isodow from p.start_day) = any(${values.add(arrivalWeekdays)}::int[])`);
  return tests;
}

/** Whether a search names days: few periods are on them. */
export function asksForDays({ periodStartDates, periodDates }: RentalWhere): boolean {
  return Boolean(periodStartDates ?? periodDates);
}
