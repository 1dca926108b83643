import type { QueryCache } from "#platform/db/query-cache.ts";
import type { ReadDatabase } from "#platform/db/read-database.ts";

/** What every reading call works with. */
export type Reader = {
  readonly database: ReadDatabase;
  readonly kept: QueryCache;
  /** Called whenever a site has more listings than the process keeps a list of. */
  readonly warnOfLargeSite: (siteId: string, listings: number) => void;
};
