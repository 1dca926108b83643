import { isDatabaseAway } from "../../storage/database/connection.ts";

/** No room for one more (53), or a statement that took too long (57014): not now, perhaps in a moment. */
const OVERLOADED_CODE = /^(53\w{3}|57014)$/;

/** Causes can go round; nobody nests them deeper. */
const DEEPEST_CAUSE = 5;

/** Tells whether something thrown, or what caused it, means that the database cannot answer for now. */
export function cannotAnswerNow(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > DEEPEST_CAUSE) return false;
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  return isDatabaseAway(thrown) || OVERLOADED_CODE.test(code) || cannotAnswerNow(thrown.cause, depth + 1);
}
