/**
 * The seconds to wait that a `Retry-After` header tells (RFC 9110, 10.2.3: seconds or a date); null where it tells none.
 * Example: `secondsOfRetryAfter("30", Date.now())` is 30.
 */
export function secondsOfRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1_000));
}
