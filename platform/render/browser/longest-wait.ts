/** So long a visitor waits for an answer, on a slow phone too; in milliseconds. */
export const LONGEST_WAIT_MS = 20_000;

/** Ends a request after the longest wait, and when its own signal says so. */
export function withLongestWait(signal?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(LONGEST_WAIT_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
