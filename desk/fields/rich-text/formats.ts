import type { Node } from "prosemirror-model";
import { listingTextOf } from "./html-of.ts";
import type { ActionName } from "./editor-commands.ts";
import { readListingText } from "./read-listing-text.ts";

/** How a text is stored, and what it may hold. */
export type Format = "listing";

type FormatRow = {
  readonly read: (text: string) => Node;
  readonly write: (doc: Node) => string;
  readonly actions: readonly ActionName[];
};

export const FORMATS: Readonly<Record<Format, FormatRow>> = {
  listing: {
    read: readListingText,
    write: listingTextOf,
    actions: ["strong", "em", "bulletList", "orderedList"],
  },
};
