import { type MoveRefusal, moveRefusalOf } from "#domain/visits/move-refusal.ts";
import { reminderMoment } from "#domain/visits/reminder.ts";
import { forgetFingerprints } from "#features/contact/submissions/forget-fingerprints.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { BookedVisit } from "../schema.ts";
import { bookedVisitOf, type BookedVisitRow, COLUMNS, FIND } from "./booked-visit-row.ts";

export type NewTime = {
  /** RFC 3339 moments. */
  readonly start: string;
  readonly end: string;
  /** Until when the visit keeps its sales rep: its end and the buffer. */
  readonly keptUntil: Date;
  readonly now: Date;
};

/** What became of asking to move a visit: done now, at that time already, another visit is there, it can't be, or never was. */
export type MoveOutcome =
  | { readonly kind: "moved"; readonly visit: BookedVisit; readonly previousStart: string }
  | { readonly kind: "unchanged"; readonly visit: BookedVisit }
  | { readonly kind: "taken" }
  | { readonly kind: "refused"; readonly why: MoveRefusal }
  | { readonly kind: "unknown" };

export async function move(
  transaction: Transaction,
  siteId: string,
  id: string,
  time: NewTime,
): Promise<MoveOutcome> {
  const { rows } = await transaction.query<BookedVisitRow>(`${FIND} for update`, [siteId, id]);
  if (!rows[0]) return { kind: "unknown" };
  const before = bookedVisitOf(rows[0]);
  const why = moveRefusalOf(before, time.now);
  // What is sent again after the last move is no further one.
  if (before.appointmentStart === time.start && (!why || why === "moved-enough"))
    return { kind: "unchanged", visit: before };
  if (why) return { kind: "refused", why };
  const moved = await update(transaction, siteId, id, time);
  if (!moved) return { kind: "taken" };
  await forgetFingerprints(transaction, siteId, { form: "appointment", answerId: id });
  return { kind: "moved", visit: bookedVisitOf(moved), previousStart: before.appointmentStart };
}

/** Another visit that keeps the time ends the statement, not the transaction. */
async function update(
  transaction: Transaction,
  siteId: string,
  id: string,
  { start, end, keptUntil, now }: NewTime,
): Promise<BookedVisitRow | undefined> {
  const remindAt = reminderMoment({ start, confirmedAt: now.toISOString() });
  await transaction.query("savepoint before_move");
  try {
    const { rows } = await transaction.query<BookedVisitRow>(MOVE, [
      siteId,
      id,
      start,
      end,
      keptUntil,
      remindAt,
    ]);
    return rows[0];
  } catch (error) {
    if (!TAKEN.has((error as { readonly code?: string }).code ?? "")) throw error;
    await transaction.query("rollback to savepoint before_move");
    return undefined;
  }
}

/** Of PostgreSQL: another visit keeps the time (exclusion_violation), or two visits are swapped at once (deadlock_detected). */
const TAKEN: ReadonlySet<string> = new Set(["23P01", "40P01"]);

const MOVE = `
  update appointment set starts_at = $3::timestamptz, ends_at = $4::timestamptz, keeps = tstzrange($3, $5),
    remind_at = $6::timestamptz, moves = moves + 1
  where site_id = $1 and id = $2 and not exists (
    select from busy_time b
    where b.site_id = appointment.site_id and b.sales_rep_id = appointment.sales_rep_id and b.busy && tstzrange($3, $5))
  returning ${COLUMNS}`;
