import { statusOfError } from "#platform/http/api/query-error.ts";

const UNAVAILABLE = 503;

/** For `catch`: null while the database is unavailable, so that a form stays with what was typed; any other error is thrown. */
export function nullIfUnavailable(error: unknown): null {
  if (statusOfError(error) === UNAVAILABLE) return null;
  throw error;
}
