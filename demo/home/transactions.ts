/** The transaction ids of both agencies, as the specification's point 4 counts them. */
export const TRANSACTION_IDS = {
  sale: 1,
  rent: 2,
  notarySale: 3,
  seasonal: 4,
  sold: 5,
  rented: 6,
  letWithOption: 8,
  takeover: 10,
} as const;

const LETTING = new Set<number>([2, 4, 6, 8]);

export function isLetting(transaction: number): boolean {
  return LETTING.has(transaction);
}
