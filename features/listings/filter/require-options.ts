import type { EstateFilters } from "../schema/search.ts";

/** A query that fails answers an empty object; whoever stores options must tell that from a list without any. */
export function requireOptions(options: Partial<EstateFilters>): Partial<EstateFilters> {
  if (Object.keys(options).length === 0) throw new Error("filter options are not available");
  return options;
}
