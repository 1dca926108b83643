import type { Pool } from "pg";
import type { StayState } from "#domain/rental/stay-request.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { forgetFingerprints } from "#features/contact/submissions/forget-fingerprints.ts";

/** A stay that a visitor's request keeps from others, as an operator sees it. */
export type ListedStay = {
  readonly siteId: string;
  readonly id: string;
  readonly unitId: number;
  /** The agency's own reference of the unit. */
  readonly reference: string | null;
  readonly start: string;
  readonly end: string;
  readonly heldUntil: Date;
  readonly state: Extract<StayState, "asked" | "confirmed" | "accepted">;
  /** Null once nothing is kept of the request any more. */
  readonly askedBy: { readonly name: string; readonly email: string; readonly persons: number } | null;
};

/** The stays that requests keep at a moment, those whose time ends first in front; of every site where none is named. */
export async function listStays(pool: Pool, siteId: string | null, now: Date): Promise<ListedStay[]> {
  const { rows } = await pool.query<ListedStay>(LIST, [siteId, now]);
  return rows;
}

/** Gives a stay free that no request names any more, or none of this version; false when nothing keeps it. */
export function releaseHold(pool: Pool, siteId: string, id: string, now: Date): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ unit_id: number }>(RELEASE, [siteId, id, now]);
    if (!rows[0]) return false;
    await forgetFingerprints(transaction, siteId, { form: "rental", answerId: id });
    await notifyChange(transaction, { siteId, scope: [], rentals: [Number(rows[0].unit_id)] });
    return true;
  });
}

const LIST = `
  select h.site_id as "siteId", h.id, h.unit_id::float8 as "unitId",
    coalesce(r.unit ->> 'reference', u.document #>> '{general,building,rentalName}') as reference,
    lower(h.stay)::text as start, upper(h.stay)::text as "end", h.held_until as "heldUntil",
    case when r.ended_as is not null then r.ended_as when r.confirmed_at is not null then 'confirmed' else 'asked' end
      as state,
    case when r.id is not null then json_build_object(
      'name', concat_ws(' ', r.visitor ->> 'firstName', r.visitor ->> 'lastName'),
      'email', r.visitor ->> 'email', 'persons', r.persons) end as "askedBy"
  from rental_hold h
    left join stay_request r on r.site_id = h.site_id and r.id = h.id
    left join rental_unit u on u.site_id = h.site_id and u.id = h.unit_id
  where ($1::text is null or h.site_id = $1) and h.held_until > $2
  order by h.held_until, h.id`;

const RELEASE = `
  delete from rental_hold where site_id = $1 and id::text = $2 and held_until > $3 returning unit_id`;
