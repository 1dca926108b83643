import { inBrussels } from "#domain/format/moments.ts";
import { readSearched, type Searched } from "#domain/figures/searched.ts";
import type { Log } from "#platform/log/log.ts";

/** How often a search of one kind was made. */
export type CountedSearch = Searched & { readonly count: number };

/** What was counted until a day, yyyy-mm-dd in Belgium. */
type Counted = { readonly day: string; readonly searches: readonly CountedSearch[] };

type CounterParts = {
  readonly addSearches: (siteId: string, counted: Counted) => Promise<void>;
  readonly log: Pick<Log, "warn">;
  readonly now: () => Date;
};

export type SearchCounter = {
  /** Counts a search of a site, which `word` describes; nothing waits for it. */
  count(siteId: string, word: string): void;
  /** Writes what was counted; what the database does not take waits for the next time. */
  flush(): Promise<void>;
};

/** Kinds of searches that wait at once, over all sites: whoever tries all there are fills no memory. */
const MOST_WAITING = 20_000;

/** Counts searches in memory: nobody waits for the database, and one that is away loses nothing while this process runs. */
export function createSearchCounter({ addSearches, log, now }: CounterParts): SearchCounter {
  const bySite = new Map<string, Map<string, number>>();
  let size = 0;
  const add = (siteId: string, word: string, count: number) => {
    const counts = bySite.get(siteId) ?? new Map<string, number>();
    const known = counts.get(word);
    if (known === undefined && ++size > MOST_WAITING) return void (size = MOST_WAITING);
    bySite.set(siteId, counts.set(word, (known ?? 0) + count));
  };

  return {
    count: (siteId, word) => add(siteId, word, 1),
    async flush() {
      const waiting = [...bySite];
      bySite.clear();
      size = 0;
      const day = inBrussels(now())!.date;
      for (const [siteId, counts] of waiting) {
        await addSearches(siteId, { day, searches: [...counts].map(searchOf) }).catch((error: unknown) => {
          log.warn({ err: error, siteId }, "searches could not be counted yet");
          for (const [word, count] of counts) add(siteId, word, count);
        });
      }
    },
  };
}

function searchOf([word, count]: readonly [string, number]): CountedSearch {
  return { count, ...readSearched(word) };
}
