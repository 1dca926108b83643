/** Looks up keys in a sequence that is sorted by them, each key after the one before: nothing of it stays in memory. */
export function inOrder<T extends { readonly key: string }>(sorted: AsyncIterable<T>) {
  const iterator = sorted[Symbol.asyncIterator]();
  let next: IteratorResult<T> | null = null;
  return {
    async find(key: string): Promise<T | null> {
      next ??= await iterator.next();
      while (!next.done && next.value.key < key) next = await iterator.next();
      return !next.done && next.value.key === key ? next.value : null;
    },
    end: async (): Promise<void> => void (await iterator.return?.()),
  };
}
