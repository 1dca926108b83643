import { LRUCache } from "lru-cache";

/** Texts are cached in so much memory at most, of all sites together. */
const MOST_TEXT_BYTES = 16 * 2 ** 20;
/** What a cached text takes beside its letters: its key, and its place in what is cached. */
const BYTES_A_TEXT = 200;

export type LoadTexts = (missing: readonly number[]) => Promise<ReadonlyMap<number, string>>;

type Asked = {
  readonly siteId: string;
  readonly kind: string;
  readonly ids: readonly number[];
  /** False once a change came: a text that was on its way may be of before. */
  readonly isCurrent: () => boolean;
};

export type CachedTexts = {
  getOrLoad(asked: Asked, load: LoadTexts): Promise<string[]>;
  /** Of a site the texts of these ids, or all. */
  forget(siteId: string, ids?: readonly number[]): void;
  forgetAll(): void;
  usage(): { readonly textBytes: number; readonly mostTextBytes: number };
};

/** Texts of things that have an id, by site and kind. */
export function createCachedTexts(): CachedTexts {
  const texts = new LRUCache<string, string>({ maxSize: MOST_TEXT_BYTES, sizeCalculation: bytesOf });
  return {
    getOrLoad: async ({ siteId, kind, ids, isCurrent }, load) => {
      const keyOf = (id: number) => `${siteId}/${kind}/${id}`;
      const known = isCurrent() ? ids.map((id) => texts.get(keyOf(id))) : ids.map(() => undefined);
      const missing = ids.filter((_, place) => known[place] === undefined);
      if (missing.length === 0) return known as string[];
      const loaded = await load(missing);
      if (isCurrent()) for (const [id, text] of loaded) texts.set(keyOf(id), text);
      return ids.flatMap((id, place) => known[place] ?? loaded.get(id) ?? []);
    },
    forget: (siteId, ids) => {
      const gone = ids && new Set(ids.map(String));
      for (const key of texts.keys())
        if (key.startsWith(`${siteId}/`) && (!gone || gone.has(key.slice(key.lastIndexOf("/") + 1))))
          texts.delete(key);
    },
    forgetAll: () => texts.clear(),
    usage: () => ({ textBytes: texts.calculatedSize, mostTextBytes: MOST_TEXT_BYTES }),
  };
}

const WIDE = /[^\0-\u00ff]/;

/** V8 writes a text of Western letters in a byte each, any other in two. */
function bytesOf(text: string): number {
  return BYTES_A_TEXT + text.length * (WIDE.test(text) ? 2 : 1);
}
