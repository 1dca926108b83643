import type { IncomingMessage } from "node:http";
import { isSearched } from "#domain/figures/searched.ts";
import { isNewSearch } from "#features/figures/is-new-search.ts";
import { createSearchCounter, type SearchCounter } from "#features/figures/search-counter.ts";
import type { Storage } from "#features/site/storage.ts";
import type { CachedPage } from "#platform/http/page-cache/cached-page.ts";
import type { Log } from "#platform/log/log.ts";

const FOUND = 200;

/** Counts the search that a page was sent for; a browser that had the page already (304) searches nothing new. */
export function countSearch(
  searches: Pick<SearchCounter, "count">,
  { siteId, tags }: Pick<CachedPage, "siteId" | "tags">,
  status: number,
  { method, url: target = "", headers }: IncomingMessage,
): void {
  if (status !== FOUND || !target.includes("?")) return;
  const word = tags.find(isSearched);
  if (word !== undefined && isNewSearch({ method, target, headers })) searches.count(siteId, word);
}

type CountingParts = {
  readonly storage: Pick<Storage, "figures">;
  readonly log: Pick<Log, "warn">;
  readonly now: () => Date;
};

/** What a process that is killed forgets at most. */
const FLUSH_MS = 30_000;

/** Counts searches until the server stops, which writes the last ones. */
export function beginCounting({ storage, log, now }: CountingParts): {
  readonly searches: SearchCounter;
  readonly stopCounting: () => Promise<void>;
} {
  const searches = createSearchCounter({
    addSearches: (siteId, counted) => storage.figures.addSearches(siteId, counted),
    log,
    now,
  });
  const timer = setInterval(() => void searches.flush(), FLUSH_MS).unref();
  return {
    searches,
    async stopCounting() {
      clearInterval(timer);
      await searches.flush();
    },
  };
}
