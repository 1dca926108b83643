import type { StayRequest } from "../schema/stay-request.ts";
import { stayState, type StayEnd } from "#domain/rental/stay-request.ts";

export type StayRow = Pick<
  StayRequest,
  "id" | "unit" | "persons" | "cost" | "visitor" | "message" | "locale"
> & {
  readonly period_id: number;
  readonly start: string;
  readonly end: string;
  readonly asked_at: Date;
  readonly confirmed_at: Date | null;
  readonly held_until: Date;
  readonly ended_as: StayEnd | null;
};

export const STAY_COLUMNS = `id, unit, persons, cost, visitor, message, locale, period_id::float8 as period_id,
  lower(stay)::text as start, upper(stay)::text as "end", asked_at, confirmed_at, held_until, ended_as`;

export function requestOf(row: StayRow, now: Date): StayRequest {
  const { id, unit, persons, cost, visitor, message, locale, start, end } = row;
  const facts = { endedAs: row.ended_as, confirmedAt: row.confirmed_at, heldUntil: row.held_until };
  return {
    id,
    state: stayState(facts, now),
    unit,
    start,
    end,
    persons,
    cost,
    visitor,
    message,
    locale,
    askedAt: row.asked_at.toISOString(),
    heldUntil: row.held_until.toISOString(),
  };
}
