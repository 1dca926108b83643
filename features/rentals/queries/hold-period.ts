import type { ClientBase } from "pg";
import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import { heldUntil, type ReservationRefusal, refusalOf } from "#domain/rental/reservation.ts";
import type { StayClock } from "#domain/rental/stay-clock.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { NOT_BUSY, offeredPeriod, PERIOD_COLUMNS, type PeriodRow } from "./find-rental.ts";

export type PeriodWish = {
  readonly unitId: number;
  readonly periodId: number;
  readonly persons: number;
  readonly clock: StayClock;
  /** Whether whoever asks has confirmed their address: then it is kept for longer. */
  readonly isConfirmed: boolean;
};

export type HoldOutcome =
  | {
      readonly kind: "held";
      readonly id: string;
      readonly until: Date;
      readonly unit: RentalUnit;
      readonly period: OfferedPeriod;
    }
  | { readonly kind: "refused"; readonly reason: ReservationRefusal }
  | { readonly kind: "unknown-unit" }
  | { readonly kind: "unknown-period" };

type Row = PeriodRow & { readonly unit: RentalUnit; readonly reference: ReferenceData | null };

/**
 * Keeps a period from others for the visitor who asks for it, in the caller's transaction. Of any number who ask at once,
 * the constraint on `rental_hold` lets exactly one through; the others wait for that one's transaction.
 */
export async function holdPeriod(
  client: Pick<ClientBase, "query">,
  siteId: string,
  { unitId, periodId, persons, clock, isConfirmed }: PeriodWish,
): Promise<HoldOutcome> {
  const { rows } = await client.query<Row>(FIND, [siteId, unitId, periodId]);
  const row = rows[0];
  if (!row) return { kind: "unknown-unit" };
  if (row.id === null) return { kind: "unknown-period" };
  const period = offeredPeriod(row, { periodTypes: row.reference?.periodTypes ?? [] }, clock);
  const wish = { period: { ...period, available: row.is_free }, persons, clock };
  const reason = refusalOf(wish, { maxOccupation: row.unit.general.maxOccupation });
  if (reason) return { kind: "refused", reason };
  const { now } = clock;
  const until = heldUntil(now, isConfirmed);
  await client.query("delete from rental_hold where site_id = $1 and unit_id = $2 and held_until <= $3", [
    siteId,
    unitId,
    now,
  ]);
  const held = await client.query<{ id: string }>(HOLD, [
    siteId,
    unitId,
    periodId,
    row.start,
    row.end,
    until,
  ]);
  if (!held.rows[0]) return { kind: "refused", reason: "taken" };
  await notifyChange(client, { siteId, scope: [], rentals: [unitId] });
  return { kind: "held", id: held.rows[0].id, until, unit: row.unit, period };
}

/** The period stays as it is until the transaction ends: an import waits. */
const FIND = `
  select u.document as unit, ${PERIOD_COLUMNS}, p.is_available and ${NOT_BUSY} as is_free,
    (select document from site_part where site_id = $1 and kind = 'reference' and key = '') as reference
  from rental_unit u left join rental_period p on p.site_id = $1 and p.unit_id = u.id and p.id = $3
  where u.site_id = $1 and u.id = $2
  for share of u`;

const HOLD = `
  insert into rental_hold (site_id, unit_id, period_id, stay, held_until)
  values ($1, $2, $3, daterange($4::date, $5::date), $6)
  on conflict do nothing
  returning id`;
