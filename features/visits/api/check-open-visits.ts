import type { Visitor } from "#features/contact/schema/sent-form.ts";
import { MOST_OPEN } from "#domain/contact/limits.ts";
import { isSamePerson } from "#domain/contact/person-keys.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { checksOf } from "#features/contact/receiving/checks-of.ts";
import { tooManyOpen } from "#features/contact/receiving/receive.ts";

type Wish = { readonly visitor: Visitor; readonly estateId: number };

/** Refuses a visit to whoever has enough to come; the limits that were counted before let one of a person pass at a time. */
export async function checkOpenVisits(
  context: QueryContext,
  transaction: Transaction,
  { visitor, estateId }: Wish,
): Promise<void> {
  const { site, parts, now } = context;
  if (!checksOf(context).rateLimits) return;
  const open = await parts.storage.appointments.findOpen(transaction, site.id, now);
  const own = open.filter((visit) => isSamePerson(visit.visitor, visitor));
  const ofHome = own.filter((visit) => visit.estateId === estateId);
  if (ofHome.length >= MOST_OPEN.visitsOfHome) throw tooManyOpen(context, "form.error.visitOfHome");
  if (own.length >= MOST_OPEN.visits) throw tooManyOpen(context, "form.error.openVisits", MOST_OPEN.visits);
}
