import { LRUCache } from "lru-cache";

/** Rows of answers that are kept at most, of all sites together: some tens of megabytes. */
const MOST_ROWS = 250_000;
/** A question takes room too, and visitors write it: this many letters count as a row. */
const ROW_LENGTH = 50;

export type KeptAnswers = {
  /** The answer to what `key` says in full, loaded at most once until the site changes. */
  keep<T extends object>(
    siteId: string,
    key: string,
    load: () => Promise<T>,
    sizeOf?: (answer: T) => number,
  ): Promise<T>;
  forget(siteId: string): void;
  forgetAll(): void;
};

type Kept = { readonly answer: Promise<object>; size: number };

/**
 * Remembers answers until an import changes their site. What was asked before a change is kept under the site's former
 * edition, so that a slow answer never passes for a new one; while changes could go unheard, nothing is kept.
 */
export function createKeptAnswers(isListening: () => boolean): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    max: 5_000,
    maxSize: MOST_ROWS,
    sizeCalculation: ({ size }) => size,
  });
  const editions = new Map<string, number>();
  let edition = 0;

  return {
    keep: (siteId, key, load, sizeOf = () => 1) => {
      if (!isListening()) return load();
      const fullKey = `${siteId}/${edition}/${editions.get(siteId) ?? 0}/${key}`;
      const known = kept.get(fullKey);
      if (known) return known.answer as ReturnType<typeof load>;
      const answer = load();
      const size = Math.ceil(fullKey.length / ROW_LENGTH);
      kept.set(fullKey, { answer, size });
      answer.then(
        (value) =>
          kept.get(fullKey)?.answer === answer && kept.set(fullKey, { answer, size: size + sizeOf(value) }),
        () => kept.delete(fullKey),
      );
      return answer;
    },
    forget: (siteId) => void editions.set(siteId, (editions.get(siteId) ?? 0) + 1),
    forgetAll: () => void (edition += 1),
  };
}
