import { isDatabaseAway } from "./is-database-away.ts";

/** No room for one more (53), or a statement or a lock that took too long (57014, 55P03): not now, perhaps in a moment. */
const OVERLOADED_CODE = /^(53\w{3}|57014|55P03)$/;

/** This server is stopping: another one, or the next start, answers. */
const STOPPING = /^Cannot use a pool after calling end/;

/** Causes can go round; nobody nests them deeper. */
const DEEPEST_CAUSE = 5;

/** Tells whether something thrown, or what caused it, means that the database cannot answer for now. */
export function isDatabaseUnavailable(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > DEEPEST_CAUSE) return false;
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  if (isDatabaseAway(thrown) || OVERLOADED_CODE.test(code) || STOPPING.test(thrown.message)) return true;
  return isDatabaseUnavailable(thrown.cause, depth + 1);
}
