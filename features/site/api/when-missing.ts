import { statusOfError } from "#platform/http/api/query-error.ts";

const MISSING = { 404: { kind: "unknown" }, 410: { kind: "gone" } } as const;

/** For a query's `catch`: what never was is unknown, what was taken off is gone; any other failure is the page's. */
export function whenMissing(error: unknown): (typeof MISSING)[keyof typeof MISSING] {
  const status = statusOfError(error);
  if (status === 404 || status === 410) return MISSING[status];
  throw error;
}
