/** How long a click waits for its code before the browser follows the link or form itself; in milliseconds. */
const LONGEST_MS = 8_000;

/** Rejects when a promise has not settled in time. */
export function withTimeout<Result>(coming: Promise<Result>, within = LONGEST_MS): Promise<Result> {
  return Promise.race([
    coming,
    new Promise<never>((_, fail) => setTimeout(fail, within, new Error("timeout"))),
  ]);
}
