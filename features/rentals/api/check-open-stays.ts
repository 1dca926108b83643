import type { Visitor } from "#features/contact/schema/sent-form.ts";
import { MOST_OPEN } from "#domain/contact/limits.ts";
import { isSamePerson } from "#domain/contact/person-keys.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { checksOf } from "#features/contact/receiving/checks-of.ts";
import { tooManyOpen } from "#features/contact/receiving/receive.ts";

/** Refuses a stay to whoever waits for enough answers; the limits that were counted before let one of a person pass at a time. */
export async function checkOpenStays(
  context: QueryContext,
  transaction: Transaction,
  visitor: Visitor,
): Promise<void> {
  const { site, parts, now } = context;
  if (!checksOf(context).rateLimits) return;
  const open = await parts.storage.stays.findOpen(transaction, site.id, now);
  const own = open.filter((other) => isSamePerson(other, visitor));
  if (own.length >= MOST_OPEN.stays) throw tooManyOpen(context, "form.error.openStays", MOST_OPEN.stays);
}
