/**
 * PostgreSQL's classes 08 (connection) and 57P (shut down, starting up, connection ended), no connection left (53300), and the end
 * of a transaction that took too long (25P0).
 */
const SQLSTATE = /^(08\w{3}|57P\w{2}|53300|25P0[34])$/;

/** What Node says of an address that nobody answers at, or of a connection that is no more. */
const NODE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ERR_SOCKET_CLOSED",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
]);

/** The driver gives these no code. */
const DRIVER_MESSAGES = [
  /^Connection terminated/,
  /^Client (has encountered a connection error|was closed) and is not queryable/,
  /^timeout expired/,
  /^timeout exceeded when trying to connect/,
  /^Query read timeout/,
];

/** Causes can go round; nobody nests them deeper. */
const DEEPEST_CAUSE = 5;

/** Tells a database that cannot be reached for now from a statement that it refused, also where that is the cause of something else. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false;
  const { code, message, cause } = error as Error & { readonly code?: unknown };
  if (typeof code === "string" && (SQLSTATE.test(code) || NODE_CODES.has(code))) return true;
  if (DRIVER_MESSAGES.some((known) => known.test(message))) return true;
  const others = error instanceof AggregateError ? error.errors : [];
  return [cause, ...others].some((other) => isDatabaseAway(other, depth + 1));
}

/** No room for one more (53), or a statement or a lock that took too long (57014, 55P03): not now, perhaps in a moment. */
const OVERLOADED_CODE = /^(53\w{3}|57014|55P03)$/;

/** This server is stopping: another one, or the next start, answers. */
const STOPPING = /^Cannot use a pool after calling end/;

/** Tells whether something thrown, or what caused it, means that the database cannot answer for now. */
export function isDatabaseUnavailable(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > DEEPEST_CAUSE) return false;
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  if (isDatabaseAway(thrown) || OVERLOADED_CODE.test(code) || STOPPING.test(thrown.message)) return true;
  return isDatabaseUnavailable(thrown.cause, depth + 1);
}
