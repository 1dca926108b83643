import type { ContentKind } from "../content/content-endpoints.ts";
import { ITEM, MENU, PAGE, SITE } from "../content/content-writes.ts";
import { LISTING_ID } from "../listing-key.ts";

/** What can have a draft, as the addresses of its calls say it. */
export type DraftKind = Pick<ContentKind, "path" | "params" | "name" | "operation" | "example"> & {
  readonly scope: "content" | "listings";
  readonly isNarrowed: boolean;
  /** Example: `pages/3`. */
  readonly nameOf: (params: Readonly<Record<string, string>>) => string;
};

const LISTING: DraftKind = {
  path: "/estates/{id}",
  params: { id: LISTING_ID },
  name: "a listing",
  operation: "Estate",
  example: "estates/api:A-17",
  scope: "listings",
  isNarrowed: true,
  nameOf: ({ id }) => `estates/${id}`,
};

function draftsOf(kind: ContentKind): DraftKind {
  return {
    ...kind,
    scope: "content",
    isNarrowed: false,
    nameOf: (params) => kind.resourceOf(params).subject,
  };
}

export const DRAFT_KINDS: readonly DraftKind[] = [...[PAGE, MENU, ITEM, SITE].map(draftsOf), LISTING];
