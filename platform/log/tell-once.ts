const TOLD_AGAIN_AFTER_MS = 60_000;

export type LastingTrouble = {
  /** It failed again. */
  readonly failed: (error: unknown) => void;
  /** It went well: should it fail again, that is told too. */
  readonly worked: () => void;
};

/**
 * Tells a trouble once until it is over, however often it shows: a disk stays full for hours, and each picture fails there.
 * Where it comes and goes, it is told once a minute.
 */
export function tellOnce(tell: (error: unknown) => void): LastingTrouble {
  let isTold = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    failed(error) {
      if (isTold || performance.now() - toldAt < TOLD_AGAIN_AFTER_MS) return;
      isTold = true;
      toldAt = performance.now();
      tell(error);
    },
    worked() {
      isTold = false;
    },
  };
}
