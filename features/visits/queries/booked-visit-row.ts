import { hash } from "node:crypto";
import type { BookedVisit } from "../schema.ts";

export type BookedVisitRow = Pick<BookedVisit, "id" | "visitor" | "locale" | "estate" | "moves"> & {
  readonly site_id: string;
  readonly sales_rep_id: number;
  readonly sales_rep: BookedVisit["salesRep"];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly cancelled_at: Date | null;
};

export const COLUMNS =
  "site_id, id, visitor, locale, estate, sales_rep_id, sales_rep, starts_at, ends_at, cancelled_at, moves" as const;

export const FIND = `select ${COLUMNS} from appointment where site_id = $1 and id = $2`;

/** What {@link calendarUidOf} gives, in SQL. */
export const CALENDAR_UID = "left(encode(sha256(id::text::bytea), 'hex'), 32)";

export const FIND_BY_CALENDAR_UID = `select ${COLUMNS} from appointment where site_id = $1 and ${CALENDAR_UID} = $2`;

export function bookedVisitOf({ id, visitor, locale, estate, moves, ...row }: BookedVisitRow): BookedVisit {
  return {
    id,
    visitor,
    appointmentStart: row.starts_at.toISOString(),
    appointmentEnd: row.ends_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    moves,
    calendarUid: calendarUidOf(id),
    locale,
    estate,
    salesRepId: row.sales_rep_id,
    salesRep: row.sales_rep,
  };
}

/** What calendars know a visit by: always the same, and nobody can cancel with it. */
export function calendarUidOf(appointmentId: string): string {
  return hash("sha256", appointmentId).slice(0, 32);
}
