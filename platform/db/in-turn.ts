type Limits = {
  /** How many pieces of work run at once. */
  readonly most: number;
  /** How many of them may be of one owner, so that the others find room. */
  readonly mostOfOne: number;
};

type Waiting = { readonly owner: string; readonly begin: () => void };

/** Lets so many pieces of work run at once; others wait, in the order in which they came, but for owners who have their share. */
export function createTurns({
  most,
  mostOfOne,
}: Limits): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  let all = 0;
  const hasShare = (owner: string) => (running.get(owner) ?? 0) >= mostOfOne;
  const count = (owner: string, change: 1 | -1) => {
    all += change;
    const left = (running.get(owner) ?? 0) + change;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
  };
  const beginNext = () => {
    const next = waiting.findIndex(({ owner }) => !hasShare(owner));
    if (all >= most || next < 0) return;
    const [{ owner, begin }] = waiting.splice(next, 1) as [Waiting];
    count(owner, 1);
    begin();
  };
  return async (owner, work) => {
    const turn = Promise.withResolvers<void>();
    waiting.push({ owner, begin: turn.resolve });
    beginNext();
    await turn.promise;
    try {
      return await work();
    } finally {
      count(owner, -1);
      beginNext();
    }
  };
}
