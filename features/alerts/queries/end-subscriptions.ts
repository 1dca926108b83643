import type { Pool } from "pg";
import { inTransaction } from "#platform/db/in-transaction.ts";
import type { StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import { endedEvent } from "./subscription-events.ts";
import { SUBSCRIPTION, type SubscriptionRow, subscriptionOf } from "./subscription-row.ts";

/** Ends the subscriptions of a site whose month of notice is over, and tells its webhooks; answers how many. */
export function endSubscriptions(
  pool: Pool,
  storeEvents: StoreEvents,
  siteId: string,
  now: Date,
): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<SubscriptionRow>(END, [siteId, now]);
    const events = rows.map((row) => endedEvent(subscriptionOf(row), "expired"));
    await storeEvents(siteId, transaction, events, now);
    return rows.length;
  });
}

const END = `delete from subscription s where s.site_id = $1 and s.ends_at <= $2 returning ${SUBSCRIPTION}`;
