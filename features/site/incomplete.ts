import type { Visit } from "./request-context.ts";

const INCOMPLETE = "incomplete";

/** A part of the page could not be loaded: the page is shown without it, and never kept as if that were all. */
export function markIncomplete({ tags }: Pick<Visit, "tags">): void {
  tags.add(INCOMPLETE);
}

export function isIncomplete({ tags }: Pick<Visit, "tags">): boolean {
  return tags.has(INCOMPLETE);
}
