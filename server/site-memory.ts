import { LRUCache } from "lru-cache";
import { statusOfError } from "#platform/http/api/query-error.ts";
import type { Storage } from "#features/site/storage.ts";

export type SiteMemory = {
  remember<T>(siteId: string, key: string, make: () => Promise<T>): Promise<T>;
};

export type SiteMemoryLimits = { readonly mostSites?: number; readonly mostKeys?: number };

/** A read replica may lag behind the notice of a change: what was read from it right then goes again. */
const MEMORY_MS = 30_000;
/** Each holds about half a megabyte, most of it words; the one that nobody visited for longest goes first. */
const MOST_SITES = 64;
/** Visitors choose some of the keys: pages that lead nowhere are remembered as such. */
const MOST_KEYS = 200;

const UNAVAILABLE = 503;

type Made = { readonly made: Promise<unknown>; readonly until: number };

/**
 * Holds what is the same for every visitor of a site until something of the site changes, for the sites that are visited most
 * lately. What cannot be made anew since the database is away stays as it was.
 */
export function createSiteMemory(
  { onChange }: Pick<Storage, "onChange">,
  { mostSites = MOST_SITES, mostKeys = MOST_KEYS }: SiteMemoryLimits = {},
): SiteMemory {
  const bySite = new LRUCache<string, LRUCache<string, Made>>({ max: mostSites });
  onChange(({ siteId }) => bySite.delete(siteId));

  return {
    remember<T>(siteId: string, key: string, make: () => Promise<T>): Promise<T> {
      let entries = bySite.get(siteId);
      if (!entries) bySite.set(siteId, (entries = new LRUCache({ max: mostKeys })));
      const known = entries.get(key);
      if (known && known.until > performance.now()) return known.made as Promise<T>;
      const made: Promise<T> = make().catch((error: unknown) => {
        const isLatest = entries.peek(key)?.made === made;
        if (isLatest) entries.delete(key);
        if (!known || statusOfError(error) !== UNAVAILABLE) throw error;
        // The last good one goes on, and the next who asks tries again.
        if (isLatest) entries.set(key, { made: known.made, until: 0 });
        return known.made as Promise<T>;
      });
      entries.set(key, { made, until: performance.now() + MEMORY_MS });
      return made;
    },
  };
}
