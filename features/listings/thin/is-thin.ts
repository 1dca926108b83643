import type { ListingQuery } from "#domain/listing/query.ts";

const FEW = 3;

/** Tells whether a search finds so little that more is offered beside it. */
export function isThin({ page }: ListingQuery, found: number): boolean {
  return found <= FEW && page === 1;
}
