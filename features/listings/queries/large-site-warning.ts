import type { Log } from "#platform/log/log.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";

/** Says once of each site that its lists come from the database, which takes longer. */
export function createLargeSiteWarning(log: Pick<Log, "warn">): DatabaseReader["warnOfLargeSite"] {
  const told = new Set<string>();
  return (siteId, listings) => {
    if (told.has(siteId)) return;
    told.add(siteId);
    log.warn({ siteId, listings }, "too many listings to keep a list of: the database finds and counts them");
  };
}
