import type { QueryName } from "#domain/listing/query-names.ts";

/** What an address may say of criteria, as a listing page's does; never who asks. */
export const CRITERIA_NAMES: ReadonlySet<string> = new Set<QueryName>([
  "transaction",
  "type",
  "city",
  "price-min",
  "price-max",
  "bedrooms",
]);
