/** A failure whose message says in one line, for the operator, what is wrong: no place in the code is needed with it. */
export class OperatorError extends Error {}

/** What an operator can do, by the codes of Node and of PostgreSQL (its appendix A). */
const ADVICE: ReadonlyArray<readonly [codes: RegExp, advice: string]> = [
  [/^listen EADDRINUSE$/, "another program has that port: PORT, or METRICS_PORT, chooses another one"],
  [/^listen EACCES$/, "this user may not open that port: PORT chooses one above 1023"],
  [/^listen EADDRNOTAVAIL$/, "this machine has no such address: see HOST"],
  [
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|08\w{3})$/,
    "the database does not answer: does it run, and is DATABASE_URL right?",
  ],
  [/^28\w{3}$/, "the database lets nobody in that way: see DATABASE_URL"],
  [/^3D000$/, "make that database first, or see DATABASE_URL"],
  [/^53300$/, "the database has no connection left: raise its max_connections, or run fewer servers"],
  [/^42501$/, "the user of DATABASE_URL has to own its database"],
  [/^(ENOSPC|53100)$/, "the disk is full: make room and try again"],
  [/^(EACCES|EPERM|EROFS|ENOTDIR)$/, "Gevel writes into DATA_DIR: its user has to be allowed to"],
];

type Failure = {
  readonly syscall?: string;
  readonly code?: unknown;
  readonly message?: string;
  readonly errors?: readonly unknown[];
};

/**
 * Says in one line what failed and, where that is known, what to do about it:
 * "connect ECONNREFUSED 127.0.0.1:5432: the database does not answer: does it run, and is DATABASE_URL right?".
 */
export function plainFailure(error: unknown): string {
  const { syscall, code, message, errors = [] } = (error ?? {}) as Failure;
  // A name with several addresses fails once for each, and says nothing of its own.
  if (!message && errors.length > 0) return plainFailure(errors[0]);
  if (error instanceof OperatorError) return error.message;
  const what = message || String(code ?? error);
  const told = syscall === "listen" ? `listen ${code}` : String(code ?? "");
  const advice = ADVICE.find(([codes]) => codes.test(told))?.[1];
  return advice ? `${what}: ${advice}` : `${what} (set DEBUG=1 to see where)`;
}

/** Ends a process that could not start with one line for its operator. */
export function cannotStart(error: unknown): never {
  console.error(process.env["DEBUG"] ? error : `Gevel cannot start: ${plainFailure(error)}`);
  process.exit(1);
}
