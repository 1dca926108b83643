import { LRUCache } from "lru-cache";

/** Of what is cached, one site's list of listings may take so much: its orders and other answers want room too. */
const MOST_OF_ONE_LIST = 0.75;

/** Rows of answers that are cached at most, of all sites together: some tens of megabytes. */
const MOST_ROWS = 300_000;
/** What a row of an answer takes in memory: numbers side by side take less, and say how much of it. */
export const BYTES_A_ROW = 160;
/** A question takes room too, and visitors write it: this many letters count as a row. */
const ROW_LENGTH = 50;

/** Enough for the pages that are rendered at a time; so few that they go before the engine takes them for what stays. */
const MOST_PASSING = 32;

/** Texts are cached in so much memory at most, of all sites together. */
const MOST_TEXT_BYTES = 16 * 2 ** 20;
/** What a cached text takes beside its letters: its key, and its place in what is cached. */
const BYTES_A_TEXT = 200;

type LoadTexts = (missing: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export type QueryCache = {
  /** False while a change could go unheard, so that nothing is cached. */
  isCaching(): boolean;
  /** Tells whether a list of so many rows would be cached: one that is not would be read again by every page. */
  canCacheList(rows: number): boolean;
  /** The answer to what `key` says in full, loaded at most once until the site changes. */
  getOrLoad<T extends object>(
    siteId: string,
    key: string,
    load: () => Promise<T>,
    sizeOf?: (answer: T) => number,
  ): Promise<T>;
  /** The same for what is quickly made from answers that are cached: for about as long as a page takes that asks for it twice. */
  getOrLoadBriefly<T extends object>(siteId: string, key: string, load: () => Promise<T>): Promise<T>;
  /** The texts that `ids` have, in their order and without those that have none; what isn't cached is loaded by one call. */
  getOrLoadTexts(siteId: string, kind: string, ids: readonly number[], load: LoadTexts): Promise<string[]>;
  forget(siteId: string): void;
  forgetAll(): void;
};

type CachedAnswer = { readonly answer: Promise<object>; size: number };

/**
 * Remembers answers until an import changes their site. What was asked before a change is cached under the site's former
 * edition, so that a slow answer never passes for a new one; while changes could go unheard, nothing is cached.
 */
export function createQueryCache(isListening: () => boolean, mostRows = MOST_ROWS): QueryCache {
  const answers = new LRUCache<string, CachedAnswer>({
    max: 5_000,
    maxSize: mostRows,
    sizeCalculation: ({ size }) => size,
  });
  const passing = new LRUCache<string, Promise<object>>({ max: MOST_PASSING });
  const texts = new LRUCache<string, string>({ maxSize: MOST_TEXT_BYTES, sizeCalculation: bytesOf });
  const editions = new Map<string, number>();
  let edition = 0;
  const prefixOf = (siteId: string) => `${siteId}/${edition}/${editions.get(siteId) ?? 0}/`;

  return {
    isCaching: isListening,
    canCacheList: (rows) => rows <= mostRows * MOST_OF_ONE_LIST,
    getOrLoad: (siteId, key, load, sizeOf = () => 1) => {
      if (!isListening()) return load();
      const fullKey = prefixOf(siteId) + key;
      const known = answers.get(fullKey);
      if (known) return known.answer as ReturnType<typeof load>;
      const answer = load();
      const size = Math.ceil(fullKey.length / ROW_LENGTH);
      answers.set(fullKey, { answer, size });
      answer.then(
        (value) =>
          answers.get(fullKey)?.answer === answer &&
          answers.set(fullKey, { answer, size: size + sizeOf(value) }),
        () => answers.delete(fullKey),
      );
      return answer;
    },
    getOrLoadBriefly: (siteId, key, load) => {
      if (!isListening()) return load();
      const fullKey = prefixOf(siteId) + key;
      const known = passing.get(fullKey);
      if (known) return known as ReturnType<typeof load>;
      const answer = load();
      passing.set(fullKey, answer);
      answer.catch(() => passing.delete(fullKey));
      return answer;
    },
    getOrLoadTexts: async (siteId, kind, ids, load) => {
      const prefix = `${prefixOf(siteId)}${kind}/`;
      const known = isListening() ? ids.map((id) => texts.get(prefix + id)) : ids.map(() => undefined);
      const missing = ids.filter((_, place) => known[place] === undefined);
      if (missing.length === 0) return known as string[];
      const loaded = await load(missing);
      // Under the edition of before the change, which nobody asks for again, they would only take room.
      const isCurrent = prefix === `${prefixOf(siteId)}${kind}/`;
      if (isListening() && isCurrent) for (const [id, text] of loaded) texts.set(prefix + id, text);
      return ids.flatMap((id, place) => known[place] ?? loaded.get(id) ?? []);
    },
    forget: (siteId) => {
      editions.set(siteId, (editions.get(siteId) ?? 0) + 1);
      for (const store of [answers, passing, texts])
        for (const key of store.keys()) if (key.startsWith(`${siteId}/`)) store.delete(key);
    },
    forgetAll: () => {
      edition += 1;
      answers.clear();
      passing.clear();
      texts.clear();
    },
  };
}

const WIDE = /[^\0-\u00ff]/;

/** V8 writes a text of Western letters in a byte each, any other in two. */
function bytesOf(text: string): number {
  return BYTES_A_TEXT + text.length * (WIDE.test(text) ? 2 : 1);
}
