import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import type { Subscription } from "./subscriptions.ts";

/** What webhooks are told of a subscription that counts from now on. */
export function confirmedEvent(subscription: Subscription): LeadEvent {
  const type = "subscription.confirmed";
  return { type, key: `${type}/${subscription.id}`, data: dataOf(subscription) };
}

/** What they are told of one that counts no more. */
export function endedEvent(
  subscription: Subscription,
  reason: "unsubscribed" | "replaced" | "expired",
): LeadEvent {
  const type = "subscription.ended";
  return { type, key: `${type}/${subscription.id}`, data: { ...dataOf(subscription), reason } };
}

function dataOf({ id, locale: language, email, frequency, criteria }: Subscription) {
  return { id, language, visitor: { name: null, email, phone: null }, frequency, criteria };
}
