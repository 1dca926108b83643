import { type CachedPage, sizeOfPage } from "./cached-page.ts";

/** How often a page was asked for, halved with each round in which the others are looked at. */
type Entry = { page: CachedPage; size: number; weight: number; hitsCounted: number };
type Ring = { readonly entries: Map<string, Entry>; bytes: number };

/** The pages of one site that are cached. */
export type SiteShare = {
  bytes(): number;
  pages(): number;
  put(page: CachedPage): void;
  remove(key: string): void;
  /** Lets the page go that is missed least, and names it; undefined where there is none. */
  evict(): CachedPage | undefined;
};

/** Addresses with a query, which anyone can make up without end, have so much of a site's pages once others want the room. */
const MOST_ONCE = 0.1;
const MOST_AGAIN = 0.25;
const HEAVIEST = 63;

/**
 * Keeps a site's pages in three rings: those with a query (or that lead nowhere) that nobody asked for again, those with a query that
 * somebody did, and plain addresses. The first gives room before the second, the second before the third; within a ring
 * the oldest goes unless it was asked for since it was last looked at (the clock algorithm with counters, as in S3-FIFO). A hit costs
 * its counter alone.
 */
export function createSiteShare(): SiteShare {
  const [once, again, plain]: [Ring, Ring, Ring] = [emptyRing(), emptyRing(), emptyRing()];
  const rings = [once, again, plain];
  const bytes = () => once.bytes + again.bytes + plain.bytes;
  const ringOf = (key: string) => rings.find((ring) => ring.entries.has(key));

  const ringToShrink = (): Ring => {
    const all = bytes();
    if (once.bytes > all * MOST_ONCE) return once;
    if (again.bytes > all * MOST_AGAIN) return again;
    return [plain, again, once].find((ring) => ring.bytes > 0) ?? once;
  };

  return {
    bytes,
    pages: () => rings.reduce((sum, { entries }) => sum + entries.size, 0),
    put(page) {
      const ring = ringOf(page.key);
      const before = ring && take(ring, page.key);
      const weight = before ? weightOf(before) : 0;
      const entry = { page, size: sizeOfPage(page), weight, hitsCounted: page.hits };
      add(isPlain(page) ? plain : ring === again ? again : once, entry);
    },
    remove(key) {
      const ring = ringOf(key);
      if (ring) take(ring, key);
    },
    evict() {
      for (;;) {
        const ring = ringToShrink();
        const [oldest] = ring.entries.values();
        if (!oldest) return undefined;
        take(ring, oldest.page.key);
        oldest.weight = weightOf(oldest);
        oldest.hitsCounted = oldest.page.hits;
        if (oldest.weight === 0) return oldest.page;
        if (ring !== once) oldest.weight >>= 1;
        add(ring === once ? again : ring, oldest);
      }
    },
  };
}

const emptyRing = (): Ring => ({ entries: new Map(), bytes: 0 });

function add(ring: Ring, entry: Entry): void {
  ring.entries.set(entry.page.key, entry);
  ring.bytes += entry.size;
}

function take(ring: Ring, key: string): Entry {
  const entry = ring.entries.get(key)!;
  ring.entries.delete(key);
  ring.bytes -= entry.size;
  return entry;
}

function weightOf({ page, weight, hitsCounted }: Entry): number {
  return Math.min(HEAVIEST, weight + page.hits - hitsCounted);
}

/** Redirects and pages that lead nowhere are made up as easily as queries. */
function isPlain({ key, status }: CachedPage): boolean {
  return status === 200 && !key.includes("?");
}
