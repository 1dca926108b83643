import type { QueryCache } from "#platform/db/query-cache.ts";
import type { ReadDatabase } from "#platform/db/read-database.ts";

/** What every query that reads uses. */
export type DatabaseReader = {
  readonly database: ReadDatabase;
  readonly queryCache: QueryCache;
  /** Called whenever a site has more listings than the process holds in its search index. */
  readonly warnOfLargeSite: (siteId: string, listings: number) => void;
};
