/**
 * PostgreSQL's classes and codes for "not now" (its manual, appendix A): connection (08), resources (53), an operator's
 * intervention such as a shutdown or a cancelled statement (57); and what the network says when nobody listens.
 */
const AWAY_CODE =
  /^(08...|53...|57...|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** The driver throws these without a code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** Tells whether something thrown, or what caused it, means that the database cannot be reached for now. */
export function isDatabaseAway(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > 5) return false;
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(thrown.message)) return true;
  if (thrown instanceof AggregateError && thrown.errors.some((one) => isDatabaseAway(one, depth + 1)))
    return true;
  return isDatabaseAway(thrown.cause, depth + 1);
}
