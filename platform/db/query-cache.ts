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

type Answers = LRUCache<string, { readonly answer: Promise<object>; readonly size: number }>;

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
  const texts = new LRUCache<string, string>({ maxSize: MOST_TEXT_BYTES, sizeCalculation: bytesOf });
  const stores = [answers, passing, texts];
  const { prefixOf, beginNext, beginNextOfAll } = createEditions();

  return {
    isCaching: isListening,
    canCacheList: (rows) => rows <= mostRows * MOST_OF_ONE_LIST,
    getOrLoad: (siteId, key, load, sizeOf = () => 1) =>
      isListening() ? getOrLoad(answers, prefixOf(siteId) + key, load, sizeOf) : load(),
    getOrLoadBriefly: (siteId, key, load) =>
      isListening() ? getOrLoadBriefly(passing, prefixOf(siteId) + key, load) : load(),
    getOrLoadTexts: (siteId, kind, ids, load) => {
      const edition = prefixOf(siteId);
      const isCurrent = () => isListening() && edition === prefixOf(siteId);
      return getOrLoadTexts({ texts, prefix: `${edition}${kind}/`, isCurrent }, ids, load);
    },
    forget: (siteId) => {
      beginNext(siteId);
      for (const store of stores)
        for (const key of store.keys()) if (key.startsWith(`${siteId}/`)) store.delete(key);
    },
    forgetAll: () => {
      beginNextOfAll();
      for (const store of stores) store.clear();
    },
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

function getOrLoad<T extends object>(
  answers: Answers,
  key: string,
  load: () => Promise<T>,
  sizeOf: (answer: T) => number,
): Promise<T> {
  const known = answers.get(key);
  if (known) return known.answer as Promise<T>;
  const answer = load();
  const size = Math.ceil(key.length / ROW_LENGTH);
  answers.set(key, { answer, size });
  answer.then(
    (value) =>
      answers.get(key)?.answer === answer && answers.set(key, { answer, size: size + sizeOf(value) }),
    () => answers.delete(key),
  );
  return answer;
}

function getOrLoadBriefly<T extends object>(
  passing: LRUCache<string, Promise<object>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const known = passing.get(key);
  if (known) return known as Promise<T>;
  const answer = load();
  passing.set(key, answer);
  answer.catch(() => passing.delete(key));
  return answer;
}

type TextsOfEdition = {
  readonly texts: LRUCache<string, string>;
  readonly prefix: string;
  /** Under the edition of before a change, which nobody asks for again, texts would only take room. */
  readonly isCurrent: () => boolean;
};

async function getOrLoadTexts(
  { texts, prefix, isCurrent }: TextsOfEdition,
  ids: readonly number[],
  load: LoadTexts,
): Promise<string[]> {
  const known = isCurrent() ? ids.map((id) => texts.get(prefix + id)) : ids.map(() => undefined);
  const missing = ids.filter((_, place) => known[place] === undefined);
  if (missing.length === 0) return known as string[];
  const loaded = await load(missing);
  if (isCurrent()) for (const [id, text] of loaded) texts.set(prefix + id, text);
  return ids.flatMap((id, place) => known[place] ?? loaded.get(id) ?? []);
}

const WIDE = /[^\0-\u00ff]/;

/** V8 writes a text of Western letters in a byte each, any other in two. */
function bytesOf(text: string): number {
  return BYTES_A_TEXT + text.length * (WIDE.test(text) ? 2 : 1);
}
