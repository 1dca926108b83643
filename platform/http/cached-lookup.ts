import { LRUCache } from "lru-cache";

export type CachedLookup<Value> = {
  find(key: string): Promise<Value>;
  /** What `find` would answer without asking the source; undefined is not known. */
  peek(key: string): Value | undefined;
  /** Loads every key again when it is next asked for; the old value is used only while the database is away. */
  invalidate(): void;
};

export type CachedLookupOptions = {
  readonly mostKeys?: number;
  readonly isDatabaseAway?: () => boolean;
};

type Answer<Value> = { readonly value: Value; readonly generation: number };

/** Host names and ids of sites, which take little. */
const MOST_KEYS = 5_000;
/** Visitors can make these up, so they have room of their own: none takes the place of something that exists. */
const MOST_MISSING = 1_000;

/**
 * Remembers what was looked up until it is outdated, and which keys lead to nothing (null). Only a failure is asked again.
 * An answer that was under way while something changed counts as outdated, and never takes the place of a later one.
 */
export function cacheLookup<Value extends object | null>(
  load: (key: string) => Promise<Value>,
  { mostKeys = MOST_KEYS, isDatabaseAway = () => false }: CachedLookupOptions = {},
): CachedLookup<Value> {
  const answers = createRooms<Value>(mostKeys);
  let pending = new Map<string, Promise<Value>>();
  let generation = 0;

  const peek = (key: string): Value | undefined => {
    const answer = answers.get(key);
    if (!answer) return undefined;
    return answer.generation === generation || isDatabaseAway() ? answer.value : undefined;
  };
  const ask = async (key: string, askedIn: number): Promise<Value> => {
    try {
      const value = await load(key);
      const current = answers.peek(key);
      if (!current || current.generation <= askedIn) answers.set(key, { value, generation: askedIn });
      return value;
    } catch (error) {
      // That the database is away may have been found out while this waited for it.
      const known = peek(key);
      if (known === undefined) throw error;
      return known;
    }
  };

  return {
    peek,
    async find(key) {
      const known = peek(key);
      if (known !== undefined) return known;
      const underWay = pending.get(key);
      if (underWay) return underWay;
      const asking = pending;
      const asked = ask(key, generation).finally(() => asking.delete(key));
      asking.set(key, asked);
      return asked;
    },
    invalidate() {
      generation++;
      // Whoever asks now wants what is true after the change.
      pending = new Map();
    },
  };
}

/** Answers by key: those that lead to something have room of their own, and so have those that lead to nothing. */
function createRooms<Value extends object | null>(mostKeys: number) {
  const existing = new LRUCache<string, Answer<Value>>({ max: mostKeys });
  const missing = new LRUCache<string, Answer<Value>>({ max: MOST_MISSING });
  return {
    get: (key: string) => existing.get(key) ?? missing.get(key),
    /** Without counting it as used. */
    peek: (key: string) => existing.peek(key) ?? missing.peek(key),
    /** It takes the place of the one before it, also when the key has come to exist or has ceased to. */
    set(key: string, answer: Answer<Value>) {
      const [room, other] = answer.value === null ? [missing, existing] : [existing, missing];
      other.delete(key);
      room.set(key, answer);
    },
  };
}
