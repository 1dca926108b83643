import { FILTER_KEYS, FILTERS } from "./filters.ts";

/** Every name that a listing page reads; a page cache keys on these alone. */
export const KNOWN_QUERY_NAMES = [
  ...FILTER_KEYS.map((key) => FILTERS[key].name),
  "status",
  "sortType",
  "sortOrder",
  "page",
  "view",
  "group",
  "area",
  /** A city or postcode as typed without scripts; the page leads on to its `city` id. */
  "q",
] as const;
export type QueryName = (typeof KNOWN_QUERY_NAMES)[number];
