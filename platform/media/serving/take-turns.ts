/** Too much work waits already; the caller should come back later. */
export class TooBusy extends Error {}

/**
 * Lets at most so many pieces of work run at once, and refuses more than so many that wait. Work with the same key is
 * done once for all who ask for it meanwhile.
 */
export function takeTurns<T>({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const shared = new Map<string, Promise<T>>();
  const queue: Array<() => void> = [];
  let running = 0;

  const start = async (work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooBusy();
      await new Promise<void>((myTurn) => queue.push(myTurn));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = shared.get(key);
    if (known) return known;
    const done = start(work).finally(() => shared.delete(key));
    shared.set(key, done);
    return done;
  };
}
