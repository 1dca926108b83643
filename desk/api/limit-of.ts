import { CallFailed } from "./call.ts";

/** What the site may not have more of, and how many that are. */
export type Limit = { readonly of: "listings" | "pictures"; readonly most: number };

/** The limit that a call would have passed; null of what failed for another reason. */
export function limitOf(error: unknown): Limit | null {
  return error instanceof CallFailed && error.code === "over-limit"
    ? (error.members["limit"] as Limit)
    : null;
}
