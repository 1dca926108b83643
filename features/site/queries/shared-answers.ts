import type { QueryCache } from "#platform/db/query-cache.ts";

/** Hashes of answers that nobody has any more are cleared away where there are so many. */
const MOST_HASHES = 1_000;

type Hashed<Answer> = { readonly hash: string; readonly answer: Answer };

type Source<Answer> = {
  readonly readHash: () => Promise<string | undefined>;
  /** The answer with the hash that it has in the very moment of reading; null for what has none. */
  readonly load: () => Promise<Hashed<Answer> | null>;
};

type CachedAs<Answer> = {
  readonly siteId: string;
  readonly key: string;
  /** The answer of a site that has none of its own. */
  readonly none: Answer;
  readonly sizeOf: (answer: Answer) => number;
};

/**
 * What many sites have alike, such as the towns of Belgium: in memory once, by the hash of its text, for as long as one site has it
 * in its cache.
 */
export class SharedAnswers<Answer extends object> {
  readonly #known = new Map<string, WeakRef<Answer>>();

  /** The answer by a site's cache, where an answer of another site takes one row. */
  getOrLoad(
    cache: QueryCache,
    { siteId, key, none, sizeOf }: CachedAs<Answer>,
    source: Source<Answer>,
  ): Promise<Answer> {
    let isShared = false;
    const load = async () => {
      const found = await this.findOrLoad(source);
      isShared = found.isShared;
      return found.answer ?? none;
    };
    return cache.getOrLoad(siteId, key, load, (answer) => (isShared ? 1 : sizeOf(answer)));
  }

  /** The answer of another site where it is the same, else what is loaded. */
  async findOrLoad({
    readHash,
    load,
  }: Source<Answer>): Promise<{ answer: Answer | null; isShared: boolean }> {
    const known = this.#known.size > 0 ? this.#known.get((await readHash()) ?? "")?.deref() : undefined;
    if (known) return { answer: known, isShared: true };
    const loaded = await load();
    if (!loaded) return { answer: null, isShared: false };
    // Another site may have read the same meanwhile.
    const same = this.#known.get(loaded.hash)?.deref();
    if (same) return { answer: same, isShared: true };
    this.#share(loaded);
    return { answer: loaded.answer, isShared: false };
  }

  #share({ hash, answer }: Hashed<Answer>): void {
    if (this.#known.size >= MOST_HASHES)
      for (const [former, known] of this.#known) if (!known.deref()) this.#known.delete(former);
    this.#known.set(hash, new WeakRef(answer));
  }
}
