import type { Pool } from "pg";
import type { Agenda, Agendas, BookedVisit } from "../schema.ts";
import { reminderMoment } from "#domain/visits/reminder.ts";
import type { Slot, Window } from "#domain/visits/slots.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import type { Address } from "#features/site/schema/address.ts";
import { forgetFingerprints } from "#features/contact/submissions/forget-fingerprints.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import {
  bookedVisitOf,
  type BookedVisitRow,
  COLUMNS,
  FIND,
  FIND_BY_CALENDAR_UID,
} from "./booked-visit-row.ts";
import { move, type MoveOutcome, type NewTime } from "./move.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly visits: BookedVisits;
  }
}

export type Booking = Omit<BookedVisit, "cancelledAt" | "calendarUid" | "moves"> & {
  /** Until when the visit keeps its sales rep: its end and the buffer. */
  readonly keptUntil: Date;
  readonly bookedAt: Date;
};

/** What became of asking to cancel: done now, done before, over already, or never was. */
type Cancelling =
  | { readonly kind: "cancelled"; readonly visit: BookedVisit }
  | { readonly kind: "cancelled-before" }
  | { readonly kind: "passed" }
  | { readonly kind: "unknown" };

type OpenVisit = { readonly visitor: BookedVisit["visitor"]; readonly estateId: number };

export type BookedVisits = {
  /** When a sales rep takes visits; null for one who keeps no agenda. */
  findAgenda(siteId: string, salesRepId: number): Promise<Agenda | null>;
  /** Times at which visits (buffers included) and the own calendar keep a sales rep, as far as they meet a window; in any order. */
  findTaken(siteId: string, salesRepId: number, window: Window, transaction?: Transaction): Promise<Slot[]>;
  /** Writes a visit, unless another one or the own calendar keeps the sales rep at that time: of any number at once, the database takes one. */
  book(
    transaction: Transaction,
    siteId: string,
    booking: Booking,
  ): Promise<{ readonly kind: "booked"; readonly visit: BookedVisit } | { readonly kind: "taken" }>;
  find(siteId: string, id: string): Promise<BookedVisit | null>;
  findByCalendarUid(siteId: string, calendarUid: string): Promise<BookedVisit | null>;
  /** The true address of a home that hides it, for whoever guides its visits; null for one that shows its address. */
  findHiddenAddress(transaction: Transaction, siteId: string, estateId: number): Promise<Address | null>;
  /** Who has visits of the site to come, and of which estate. */
  findOpen(transaction: Transaction, siteId: string, now: Date): Promise<OpenVisit[]>;
  /** Cancels a visit that has not begun, which frees its time. */
  cancel(transaction: Transaction, siteId: string, id: string, now: Date): Promise<Cancelling>;
  /** Moves a visit that has not begun to another time of its sales rep's, which frees the one that it had. */
  move(transaction: Transaction, siteId: string, id: string, time: NewTime): Promise<MoveOutcome>;
  /** Visits of any site whose visitor is to be reminded now; each is handed out once, to whoever's transaction counts. */
  takeReminders(
    transaction: Transaction,
    now: Date,
    limit: number,
    except?: readonly string[],
  ): Promise<Array<{ readonly siteId: string; readonly visit: BookedVisit }>>;
};

/** A week's hours and some days off take as much room as so many rows of numbers. */
const ROWS_AN_AGENDA = 20;

export function openBookedVisits(pool: Pool, reader: DatabaseReader): BookedVisits {
  const agendas = (siteId: string) =>
    reader.queryCache.getOrLoad(
      siteId,
      "agenda",
      async () => {
        const { rows } = await pool.query<{ document: Agendas }>(FIND_AGENDAS, [siteId]);
        return new Map((rows[0]?.document ?? []).map((agenda) => [agenda.salesRepId, agenda]));
      },
      ({ size }) => ROWS_AN_AGENDA * size,
    );

  return {
    findAgenda: async (siteId, salesRepId) => (await agendas(siteId)).get(salesRepId) ?? null,
    // A replica may not know yet what was booked a moment ago.
    findTaken: async (siteId, salesRepId, { from, until }, transaction = pool) => {
      const { rows } = await transaction.query<{ start: Date; end: Date }>(FIND_TAKEN, [
        siteId,
        salesRepId,
        from,
        until,
      ]);
      return rows.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }));
    },
    book,
    find: async (siteId, id) => {
      const { rows } = await pool.query<BookedVisitRow>(FIND, [siteId, id]);
      return rows[0] ? bookedVisitOf(rows[0]) : null;
    },
    findByCalendarUid: async (siteId, calendarUid) => {
      const { rows } = await pool.query<BookedVisitRow>(FIND_BY_CALENDAR_UID, [siteId, calendarUid]);
      return rows[0] ? bookedVisitOf(rows[0]) : null;
    },
    findHiddenAddress: async (transaction, siteId, estateId) => {
      const { rows } = await transaction.query<{ address: Address }>(FIND_HIDDEN_ADDRESS, [siteId, estateId]);
      return rows[0]?.address ?? null;
    },
    findOpen: async (transaction, siteId, now) =>
      (await transaction.query<OpenVisit>(FIND_OPEN, [siteId, now])).rows,
    cancel,
    move,
    takeReminders: async (transaction, now, limit, except = []) => {
      const { rows } = await transaction.query<BookedVisitRow>(TAKE_REMINDERS, [now, limit, except]);
      return rows.map((row) => ({ siteId: row.site_id, visit: bookedVisitOf(row) }));
    },
  };
}

async function book(
  transaction: Transaction,
  siteId: string,
  booking: Booking,
): ReturnType<BookedVisits["book"]> {
  const { appointmentStart: start, bookedAt } = booking;
  const { rows } = await transaction.query<BookedVisitRow>(BOOK, [
    siteId,
    booking.id,
    booking.salesRepId,
    start,
    booking.appointmentEnd,
    booking.keptUntil,
    booking.locale,
    booking.visitor,
    booking.estate,
    booking.salesRep,
    bookedAt,
    reminderMoment({ start, confirmedAt: bookedAt.toISOString() }),
  ]);
  return rows[0] ? { kind: "booked", visit: bookedVisitOf(rows[0]) } : { kind: "taken" };
}

async function cancel(transaction: Transaction, siteId: string, id: string, now: Date): Promise<Cancelling> {
  const { rows } = await transaction.query<BookedVisitRow>(CANCEL, [siteId, id, now]);
  if (rows[0]) {
    await forgetFingerprints(transaction, siteId, { form: "appointment", answerId: id });
    return { kind: "cancelled", visit: bookedVisitOf(rows[0]) };
  }
  const before = await transaction.query<BookedVisitRow>(FIND, [siteId, id]);
  if (!before.rows[0]) return { kind: "unknown" };
  return { kind: before.rows[0].cancelled_at ? "cancelled-before" : "passed" };
}

const FIND_HIDDEN_ADDRESS = "select address from estate_private_address where site_id = $1 and id = $2";

const FIND_AGENDAS = "select document from site_part where site_id = $1 and kind = 'agenda' and key = ''";

const FIND_TAKEN = `
  select lower(keeps) as start, upper(keeps) as "end" from appointment
  where site_id = $1 and sales_rep_id = $2 and cancelled_at is null and keeps && tstzrange($3, $4)
  union all select lower(busy), upper(busy) from busy_time
  where site_id = $1 and sales_rep_id = $2 and busy && tstzrange($3, $4)`;

/** Who comes second waits for who came first, and gets no row: never an error that would end the transaction. */
const BOOK = `
  insert into appointment (site_id, id, sales_rep_id, starts_at, ends_at, keeps, locale, visitor, estate, sales_rep,
    booked_at, remind_at)
  select $1, $2::uuid, $3::bigint, $4::timestamptz, $5::timestamptz, tstzrange($4, $6), $7, $8::jsonb, $9::jsonb,
    $10::jsonb, $11::timestamptz, $12::timestamptz
  where not exists (
    select from busy_time where site_id = $1 and sales_rep_id = $3 and busy && tstzrange($4, $6))
  on conflict on constraint one_visit_at_a_time do nothing
  returning ${COLUMNS}`;

/** The index holds the ends: what has ended has begun. */
const FIND_OPEN = `
  select visitor, (estate -> 'id')::float8 as "estateId" from appointment
  where site_id = $1 and ends_at > $2 and starts_at > $2 and cancelled_at is null`;

const CANCEL = `
  update appointment set cancelled_at = $3, remind_at = null
  where site_id = $1 and id = $2 and cancelled_at is null and starts_at > $3
  returning ${COLUMNS}`;

/** A row that another server is at is left to it. */
const TAKE_REMINDERS = `
  update appointment a set remind_at = null
  from (
    select site_id, id from appointment where remind_at <= $1 and site_id <> all($3::text[])
    order by remind_at limit $2 for update skip locked
  ) as due
  where a.site_id = due.site_id and a.id = due.id
  returning ${COLUMNS.replaceAll(/(^|, )/g, "$1a.")}`;
