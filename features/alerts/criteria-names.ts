import type { QueryName } from "#domain/listing/query-names.ts";

/** The id of the part of a form that says how many listings fit. */
export const COUNT_ID = "matches";

/** What an address may say of criteria, as a listing page's does; never who asks. */
export const CRITERIA_NAMES: ReadonlySet<string> = new Set<QueryName>([
  "transaction",
  "type",
  "city",
  "price-min",
  "price-max",
  "bedrooms",
]);
