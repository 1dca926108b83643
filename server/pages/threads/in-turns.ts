/** What takes longer waits for something else than the processor: the next one may begin. */
const PATIENCE_MS = 50;

/**
 * Lets few pages begin at a time. A thread is no faster with many half drawn, but each is then held in memory for so long
 * that the engine takes it for something that stays. Each begins in a turn of the event loop of its own: React leaves work
 * for the next turn that holds the whole page, and without one a page follows the other for as long as some are asked for.
 */
export function inTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: Array<() => void> = [];
  const beginOne = () => {
    if (free === 0) return;
    const next = waiting.shift();
    if (!next) return;
    free -= 1;
    setImmediate(next);
  };
  const leave = () => {
    free += 1;
    beginOne();
  };
  return async (work) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      beginOne();
    });
    let hasLeft = false;
    const leaveOnce = () => {
      if (!hasLeft) leave();
      hasLeft = true;
    };
    const timer = setTimeout(leaveOnce, PATIENCE_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leaveOnce();
    }
  };
}
