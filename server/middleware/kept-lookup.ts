import { LRUCache } from "lru-cache";

export type KeptLookup<Value> = {
  find(key: string): Promise<Value>;
  clear(): void;
};

/** Host names and ids of sites, which take little. */
const MOST_KEYS = 1_000;

/**
 * Remembers what was looked up until it is cleared, also while the database is away; only a failure is asked again.
 * An answer that was under way while something changed is not kept, since clearing drops the question itself.
 */
export function keepLookup<Value extends object | null>(
  load: (key: string) => Promise<Value>,
  mostKeys = MOST_KEYS,
): KeptLookup<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ max: mostKeys });
  return {
    find(key) {
      const known = kept.get(key);
      if (known) return known;
      const asked = load(key);
      kept.set(key, asked);
      asked.catch(() => kept.peek(key) === asked && kept.delete(key));
      return asked;
    },
    clear: () => kept.clear(),
  };
}
