import type { Pool } from "pg";
import { inTransaction } from "../database/in-transaction.ts";
import { notifyChange } from "../notify-change.ts";
import { forgetLikeness } from "../submissions/forget-likeness.ts";

/** A stay that a visitor's request keeps from others, as an operator sees it. */
export type ListedHold = {
  readonly siteId: string;
  readonly id: string;
  readonly unitId: number;
  /** The agency's own reference of the unit. */
  readonly reference: string | null;
  readonly start: string;
  readonly end: string;
  readonly heldUntil: Date;
  /** Null once nothing is kept of the request any more. */
  readonly askedBy: { readonly name: string; readonly email: string; readonly persons: number } | null;
};

/** The stays that requests keep at a moment, those whose time ends first in front. */
export async function listHolds(pool: Pool, now: Date): Promise<ListedHold[]> {
  const { rows } = await pool.query<ListedHold>(LIST, [now]);
  return rows;
}

/** Gives a stay free before its time; false when no request keeps it. */
export function releaseHold(pool: Pool, id: string, now: Date): Promise<boolean> {
  return changeHold(pool, RELEASE, [id, now]);
}

/** Keeps a stay for whoever asked for it until it is over; false when no request keeps it. */
export function acceptHold(pool: Pool, id: string, now: Date): Promise<boolean> {
  return changeHold(pool, ACCEPT, [id, now]);
}

type Changed = { readonly site_id: string; readonly unit_id: number; readonly is_released: boolean };

function changeHold(pool: Pool, sql: string, values: [id: string, now: Date]): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Changed>(sql, values);
    const [changed] = rows;
    if (!changed) return false;
    const { site_id: siteId, unit_id: unitId, is_released: isReleased } = changed;
    // Whoever asks again after that asks anew.
    if (isReleased) await forgetLikeness(transaction, siteId, { form: "rental", answerId: values[0] });
    await notifyChange(transaction, { siteId, scope: [], rentals: [Number(unitId)] });
    return true;
  });
}

/** A request's answer names its hold: nothing else ties the days to a person. */
const LIST = `
  select h.site_id as "siteId", h.id, h.unit_id::float8 as "unitId",
    u.document #>> '{general,building,rentalName}' as reference,
    lower(h.stay)::text as start, upper(h.stay)::text as "end", h.held_until as "heldUntil",
    (select json_build_object(
      'name', concat_ws(' ', s.payload #>> '{visitor,firstName}', s.payload #>> '{visitor,lastName}'),
      'email', s.email, 'persons', s.payload -> 'persons')
     from submission s where s.site_id = h.site_id and s.form = 'rental' and s.answer ->> 'id' = h.id::text
    ) as "askedBy"
  from rental_hold h left join rental_unit u on u.site_id = h.site_id and u.id = h.unit_id
  where h.held_until > $1
  order by h.held_until, h.id`;

const RELEASE = `
  delete from rental_hold where id::text = $1 and held_until > $2
  returning site_id, unit_id, true as is_released`;

/** A day begins at midnight in Brussels. */
const ACCEPT = `
  update rental_hold set held_until = upper(stay)::timestamp at time zone 'Europe/Brussels'
  where id::text = $1 and held_until > $2
  returning site_id, unit_id, false as is_released`;
