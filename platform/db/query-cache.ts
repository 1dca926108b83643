import { LRUCache } from "lru-cache";
import {
  type Answers,
  carryOver,
  getOrLoad,
  getOrLoadBriefly,
  getOrPatch,
  type Loading,
} from "./cached-answers.ts";
import { createCachedTexts, type LoadTexts } from "./cached-texts.ts";

/** Of what is cached, one site's list of listings may take so much: its orders and other answers want room too. */
const MOST_OF_ONE_LIST = 0.75;

/** Rows of answers that are cached at most, of all sites together: 112 MB, of which few are taken by sites of usual size. */
const MOST_ROWS = 700_000;
/** What a row of an answer takes in memory: numbers side by side take less, and say how much of it. */
export const BYTES_A_ROW = 160;
/** Enough for the pages that are rendered at a time; so few that they go before the engine takes them for what stays. */
const MOST_PASSING = 32;

export type QueryCache = {
  /** Another one after each change of the site: in the key of an answer that is made from others which were read before, it keeps them from passing for those after a change. */
  editionOf(siteId: string): string;
  /** False while a change could go unheard, so that nothing is cached. */
  isCaching(): boolean;
  /** Tells whether a list of so many rows would be cached: one that is not would be read again by every page. */
  canCacheList(rows: number): boolean;
  /** Tells whether an answer is there, or on its way. */
  has(siteId: string, key: string): boolean;
  /** Tells whether an answer is there, at most to be patched; not while it is loaded for the first time. */
  isLoaded(siteId: string, key: string): boolean;
  /** The answer to what `key` says in full, loaded at most once until the site changes. */
  getOrLoad<T extends object>(
    siteId: string,
    key: string,
    load: () => Promise<T>,
    sizeOf?: (answer: T) => number,
  ): Promise<T>;
  /** The same for an answer that outlives a change of some ids: the next who asks has it patched. */
  getOrPatch<T extends object>(siteId: string, key: string, loading: Loading<T>): Promise<T>;
  /** The same for what is quickly made from answers that are cached: for about as long as a page takes that asks for it twice. */
  getOrLoadBriefly<T extends object>(siteId: string, key: string, load: () => Promise<T>): Promise<T>;
  /** The texts that `ids` have, in their order and without those that have none; what isn't cached is loaded by one call. */
  getOrLoadTexts(siteId: string, kind: string, ids: readonly number[], load: LoadTexts): Promise<string[]>;
  /** After a change of the site: all that is cached of it, but what `kept` says. */
  forget(siteId: string, kept?: Kept): void;
  forgetAll(): void;
  usage(): QueryCacheUsage;
};

/** Of what is cached: rows of answers, lists of listings among them, and bytes of texts. */
export type QueryCacheUsage = {
  readonly rows: number;
  readonly mostRows: number;
  readonly textBytes: number;
  readonly mostTextBytes: number;
};

/** What a change leaves as it is. */
export type Kept = {
  /** Answers that can be patched stay, but for these ids. */
  readonly changedIds: readonly number[];
  /** Texts stay too, but of these ids. */
  readonly keepsTexts: boolean;
};

/**
 * Remembers answers until an import changes their site. What was asked before a change is cached under the site's former
 * edition, so that a slow answer never passes for a new one; while changes could go unheard, nothing is cached.
 */
export function createQueryCache(isListening: () => boolean, mostRows = MOST_ROWS): QueryCache {
  const answers: Answers = new LRUCache({
    max: 5_000,
    maxSize: mostRows,
    sizeCalculation: ({ size }) => size,
  });
  const passing = new LRUCache<string, Promise<object>>({ max: MOST_PASSING });
  const texts = createCachedTexts();
  const { prefixOf, beginNext, beginNextOfAll } = createEditions();

  return {
    editionOf: prefixOf,
    isCaching: isListening,
    canCacheList: (rows) => rows <= mostRows * MOST_OF_ONE_LIST,
    has: (siteId, key) => isListening() && answers.has(prefixOf(siteId) + key),
    isLoaded: (siteId, key) => isListening() && answers.peek(prefixOf(siteId) + key)?.isLoaded === true,
    getOrLoad: (siteId, key, load, sizeOf = () => 1) =>
      isListening() ? getOrLoad(answers, prefixOf(siteId) + key, load, sizeOf) : load(),
    getOrPatch: (siteId, key, loading) =>
      isListening() ? getOrPatch(answers, prefixOf(siteId) + key, loading) : loading.load(),
    getOrLoadBriefly: (siteId, key, load) =>
      isListening() ? getOrLoadBriefly(passing, prefixOf(siteId) + key, load) : load(),
    getOrLoadTexts: (siteId, kind, ids, load) => {
      const edition = prefixOf(siteId);
      const isCurrent = () => isListening() && edition === prefixOf(siteId);
      return texts.getOrLoad({ siteId, kind, ids, isCurrent }, load);
    },
    forget: (siteId, kept) => {
      const former = prefixOf(siteId);
      beginNext(siteId);
      if (kept) carryOver(answers, former, prefixOf(siteId), kept.changedIds);
      for (const store of [answers, passing])
        for (const key of store.keys())
          if (key.startsWith(`${siteId}/`) && !key.startsWith(prefixOf(siteId))) store.delete(key);
      texts.forget(siteId, kept?.keepsTexts ? kept.changedIds : undefined);
    },
    forgetAll: () => {
      beginNextOfAll();
      answers.clear();
      passing.clear();
      texts.forgetAll();
    },
    usage: () => ({
      rows: answers.calculatedSize,
      mostRows,
      ...texts.usage(),
    }),
  };
}

/** What is cached under a site's former edition is never asked for again. */
function createEditions() {
  const ofSites = new Map<string, number>();
  let ofAll = 0;
  return {
    prefixOf: (siteId: string) => `${siteId}/${ofAll}/${ofSites.get(siteId) ?? 0}/`,
    beginNext: (siteId: string) => void ofSites.set(siteId, (ofSites.get(siteId) ?? 0) + 1),
    beginNextOfAll: () => void (ofAll += 1),
  };
}
