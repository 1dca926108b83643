/** The queue is full; the caller should try again later. */
export class TooBusy extends Error {}

/**
 * Runs at most `atOnce` tasks at a time and refuses new ones when `waiting` tasks are queued. Tasks with the same key
 * that overlap run once.
 */
export function limitConcurrency<T>({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}) {
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
