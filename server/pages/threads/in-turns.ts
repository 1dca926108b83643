/** What takes longer waits for something else than the processor: the next one may begin. */
const PATIENCE_MS = 50;

/**
 * Lets few pages begin at a time. A thread is no faster with many half drawn, but each is then held in memory for so long
 * that the engine takes it for something that stays.
 */
export function inTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: Array<() => void> = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
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
