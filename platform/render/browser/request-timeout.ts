/** How long a request may take, on a slow phone too; in milliseconds. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Aborts a request after the timeout, or when its own signal aborts. */
export function withRequestTimeout(signal?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
