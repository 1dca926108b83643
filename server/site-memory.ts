import type { Storage } from "./storage/storage.ts";

export type SiteMemory = {
  remember<T>(siteId: string, key: string, make: () => Promise<T>): Promise<T>;
};

/** A read replica may lag behind the notice of a change: what was read from it right then goes again. */
const KEPT_MS = 30_000;

/** Holds what is the same for every visitor of a site until something of the site changes. */
export function createSiteMemory({ onChange }: Pick<Storage, "onChange">): SiteMemory {
  const bySite = new Map<string, Map<string, { made: Promise<unknown>; until: number }>>();
  onChange(({ siteId }) => bySite.delete(siteId));

  return {
    remember<T>(siteId: string, key: string, make: () => Promise<T>): Promise<T> {
      const kept = bySite.get(siteId) ?? new Map();
      bySite.set(siteId, kept);
      const known = kept.get(key);
      if (known && known.until > performance.now()) return known.made as Promise<T>;
      const made = make();
      kept.set(key, { made, until: performance.now() + KEPT_MS });
      made.catch(() => {
        if (kept.get(key)?.made === made) kept.delete(key);
      });
      return made;
    },
  };
}
