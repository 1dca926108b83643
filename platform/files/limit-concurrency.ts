/** The queue is full; the caller should try again later. */
export class TooBusy extends Error {}

/**
 * Runs at most `atOnce` tasks at a time. Those who ask take turns, each with one task; of whose `waiting` tasks are queued,
 * the next is refused. Tasks with the same key that overlap run once.
 */
export function limitConcurrency<T>({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}) {
  const shared = new Map<string, Promise<T>>();
  /** The next turn is that of the first. */
  const queues = new Map<string, Array<() => void>>();
  let running = 0;

  const queue = (whose: string, myTurn: () => void) => {
    const own = queues.get(whose) ?? [];
    own.push(myTurn);
    queues.set(whose, own);
  };
  const takeNext = (): (() => void) | undefined => {
    const [whose, own] = queues.entries().next().value ?? [];
    if (whose === undefined) return undefined;
    const next = own!.shift();
    queues.delete(whose);
    if (own!.length > 0) queues.set(whose, own!);
    return next;
  };

  const start = async (work: () => Promise<T>, whose: string): Promise<T> => {
    if (running >= atOnce) {
      if ((queues.get(whose)?.length ?? 0) >= waiting) throw new TooBusy();
      await new Promise<void>((myTurn) => queue(whose, myTurn));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  };

  return (key: string, work: () => Promise<T>, whose = ""): Promise<T> => {
    const known = shared.get(key);
    if (known) return known;
    const done = start(work, whose).finally(() => shared.delete(key));
    shared.set(key, done);
    return done;
  };
}
