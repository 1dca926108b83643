import type { Change } from "#features/site/queries/notify-change.ts";
import { type CachedPage, sizeOfPage } from "#platform/http/page-cache/cached-page.ts";
import { createSiteShare, type SiteShare } from "#platform/http/page-cache/site-share.ts";
import { createTagIndex, tagsOfChange } from "./page-tags.ts";

const MAX_BYTES = 72 * 2 ** 20;
/** A page that takes more of the whole room is not cached. */
const MOST_OF_ALL = 1 / 16;

export type PageStore = {
  find(key: string): CachedPage | undefined;
  add(page: CachedPage): void;
  /** Marks the pages that show what changed, which serve from now on while the database is away alone; of what was withdrawn, none stays. */
  drop(change: Change): void;
  /** Nothing that is cached counts as true any more, though it may still serve when nothing newer can be rendered. */
  outdateAll(): void;
  bytes(): number;
  usage(): PageUsage;
};

/** The room for cached pages, and how much of it each site takes. */
export type PageUsage = {
  readonly mostBytes: number;
  readonly sites: ReadonlyArray<{ readonly site: string; readonly pages: number; readonly bytes: number }>;
};

/**
 * Cached pages of all sites, bounded by bytes, found by what they show. When they are too many, the site that holds most gives room:
 * none loses a page to another while it holds less than an equal part.
 */
export function createPageStore(maxBytes = MAX_BYTES): PageStore {
  const pages = new Map<string, CachedPage>();
  const shares = createShares();
  const tagged = createTagIndex();

  const forgetPage = (page: CachedPage) => {
    pages.delete(page.key);
    tagged.remove(page);
  };
  const remove = (page: CachedPage) => {
    shares.change(page.siteId, (share) => share.remove(page.key));
    forgetPage(page);
  };
  const makeRoom = () => {
    while (shares.bytes() > maxBytes) {
      const gone = shares.evictFromLargest();
      if (gone) forgetPage(gone);
    }
  };

  return {
    find: (key) => pages.get(key),
    add(page) {
      const before = pages.get(page.key);
      if (sizeOfPage(page) > maxBytes * MOST_OF_ALL) return void (before && remove(before));
      if (before) forgetPage(before);
      shares.change(page.siteId, (share) => share.put(page));
      pages.set(page.key, page);
      tagged.add(page);
      makeRoom();
    },
    drop(change) {
      for (const tag of tagsOfChange(change)) {
        for (const key of tagged.keysOf(change.siteId, tag)) {
          const page = pages.get(key)!;
          if (change.withdraws) remove(page);
          else page.changed = true;
        }
      }
    },
    outdateAll() {
      for (const page of pages.values()) page.outdated = true;
    },
    bytes: shares.bytes,
    usage: () => ({ mostBytes: maxBytes, sites: shares.list() }),
  };
}

/** The cached bytes of all sites, by site. */
function createShares() {
  const shares = new Map<string, SiteShare>();
  let bytes = 0;
  /** Does what changes a site's share, and counts it. */
  const change = <T>(siteId: string, work: (share: SiteShare) => T): T => {
    const share = shares.get(siteId) ?? createSiteShare();
    const before = share.bytes();
    const result = work(share);
    bytes += share.bytes() - before;
    if (share.bytes() > 0) shares.set(siteId, share);
    else shares.delete(siteId);
    return result;
  };
  return {
    bytes: () => bytes,
    list: () => [...shares].map(([site, share]) => ({ site, pages: share.pages(), bytes: share.bytes() })),
    change,
    evictFromLargest() {
      const [largest] = [...shares].reduce((a, b) => (b[1].bytes() > a[1].bytes() ? b : a));
      return change(largest, (share) => share.evict());
    },
  };
}
