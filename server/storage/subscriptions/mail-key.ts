/** Names a mail of a subscription, so that it is stored once, and goes with it. */
export function mailKeyOf(subscriptionId: string, what: string): string {
  return `subscription/${subscriptionId}/${what}`;
}
