import type { RentalWhere } from "../schema/search.ts";
import { ALL_IN, type Values } from "./open-periods.ts";

/** Joins the stay `s` of each unit `u` that fits a search best: nearest to the days that are asked for, then cheapest, then first. */
export function bestStay({ stay }: RentalWhere, periods: string, values: Values): string {
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
