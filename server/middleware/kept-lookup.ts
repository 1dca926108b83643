import { LRUCache } from "lru-cache";

type Entry<Value> = { answer: Promise<Value>; freshUntil: number; last: Value | undefined };

type Options<Value> = {
  readonly load: (key: string) => Promise<Value>;
  readonly now: () => Date;
  readonly max?: number;
};

export type KeptLookup<Value> = {
  find(key: string): Promise<Value>;
  clear(): void;
};

/**
 * A read replica may lag behind the notice of a change, so that a look-up right after it can keep what was; this is
 * the longest that it stays.
 */
const MAX_AGE_MS = 30_000;

/** Remembers what was looked up until it is cleared; while the database is away it answers what it last knew. */
export function keepLookup<Value extends object | null>(options: Options<Value>): KeptLookup<Value> {
  const { load, now, max = 1_000 } = options;
  const kept = new LRUCache<string, Entry<Value>>({ max });

  const answerInto = async (entry: Entry<Value>, key: string): Promise<Value> => {
    try {
      entry.last = await load(key);
      return entry.last;
    } catch (error) {
      // Not kept: the next request asks again.
      entry.freshUntil = 0;
      if (entry.last === undefined) throw error;
      return entry.last;
    }
  };

  return {
    find(key) {
      const before = kept.get(key);
      const at = now().getTime();
      if (before && at < before.freshUntil) return before.answer;
      const entry = { freshUntil: at + MAX_AGE_MS, last: before?.last } as Entry<Value>;
      entry.answer = answerInto(entry, key);
      kept.set(key, entry);
      return entry.answer;
    },
    clear: () => kept.clear(),
  };
}
