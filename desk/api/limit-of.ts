import { CallFailed } from "./call.ts";

/** What the site may not have more of, and how many that are. */
export type Limit = { readonly of: "listings" | "pictures"; readonly most: number };

/** The limit that a call would have passed; null of what failed for another reason, and where its answer does not say which. */
export function limitOf(error: unknown): Limit | null {
  if (!(error instanceof CallFailed) || error.code !== "over-limit") return null;
  const { of, most } = (error.members["limit"] ?? {}) as { readonly of?: unknown; readonly most?: unknown };
  return (of === "listings" || of === "pictures") && typeof most === "number" ? { of, most } : null;
}
