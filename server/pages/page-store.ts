import { LRUCache } from "lru-cache";
import type { Change } from "../storage/storage.ts";
import { type KeptPage, sizeOfPage } from "./kept-page.ts";

const MAX_BYTES = 64 * 2 ** 20;
/** Redirects and pages that lead nowhere: anyone can ask for them without end, so that they get little room. */
const MAX_BYTES_BESIDE = 8 * 2 ** 20;

export type PageStore = {
  find(key: string): KeptPage | undefined;
  keep(page: KeptPage): void;
  /** Drops the pages that show what changed. */
  drop(change: Change): void;
  /** Nothing that is kept counts as true any more, though it may still serve when nothing newer can be drawn. */
  outdateAll(): void;
};

/** Kept pages, bounded by bytes, found by what they show. */
export function createPageStore(maxBytes = MAX_BYTES, maxBytesBeside = MAX_BYTES_BESIDE): PageStore {
  const byTag = new Map<string, Set<string>>();
  const dispose = (page: KeptPage) => forget(byTag, page);
  const storeOf = (maxSize: number) =>
    new LRUCache<string, KeptPage>({ maxSize, sizeCalculation: sizeOfPage, dispose });
  const pages = storeOf(maxBytes);
  const beside = storeOf(maxBytesBeside);

  return {
    find: (key) => pages.get(key) ?? beside.get(key),
    keep(page) {
      pages.delete(page.key);
      beside.delete(page.key);
      (page.status === 200 ? pages : beside).set(page.key, page);
      if (pages.has(page.key) || beside.has(page.key)) remember(byTag, page);
    },
    drop(change) {
      for (const tag of tagsOfChange(change)) {
        for (const key of byTag.get(tagKey(change.siteId, tag)) ?? []) {
          pages.delete(key);
          beside.delete(key);
        }
      }
    },
    outdateAll() {
      for (const store of [pages, beside]) for (const page of store.values()) page.outdated = true;
    },
  };
}

/** Every page of a site carries this, whatever its loaders say. */
export const SITE_TAG = "site";

/** The tags that a change touches: a site's own change touches all its pages, homes also the lists they may be in. */
export function tagsOfChange({ scope, rentals = [] }: Pick<Change, "scope" | "rentals">): string[] {
  if (scope === "site") return [SITE_TAG];
  return [
    ...(scope.length > 0 || rentals.length === 0 ? ["estates"] : []),
    ...scope.map((id) => `estate:${id}`),
    ...(rentals.length > 0 ? ["rentals"] : []),
    ...rentals.map((id) => `rental:${id}`),
  ];
}

const tagKey = (siteId: string, tag: string) => `${siteId} ${tag}`;

function remember(byTag: Map<string, Set<string>>, { key, siteId, tags }: KeptPage): void {
  for (const tag of tags) {
    const name = tagKey(siteId, tag);
    const keys = byTag.get(name) ?? new Set();
    byTag.set(name, keys.add(key));
  }
}

function forget(byTag: Map<string, Set<string>>, { key, siteId, tags }: KeptPage): void {
  for (const tag of tags) {
    const name = tagKey(siteId, tag);
    const keys = byTag.get(name);
    keys?.delete(key);
    if (keys?.size === 0) byTag.delete(name);
  }
}
