import type { RequestContext } from "./request-context.ts";

const INCOMPLETE = "incomplete";

/** A part of the page could not be loaded: the page is shown without it, and never kept as if that were all. */
export function markIncomplete({ tags }: Pick<RequestContext, "tags">): void {
  tags.add(INCOMPLETE);
}

export function isIncomplete({ tags }: Pick<RequestContext, "tags">): boolean {
  return tags.has(INCOMPLETE);
}
