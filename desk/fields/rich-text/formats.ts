import type { Node } from "prosemirror-model";
import type { ActionName } from "./editor-commands.ts";
import { listingTextOf } from "./html-of.ts";
import { markdownOf } from "./markdown-of.ts";
import { readListingText } from "./read-listing-text.ts";
import { readMarkdown } from "./read-markdown.ts";

/** How a text is stored, and what it may hold. */
export type Format = "listing" | "page";

type FormatRow = {
  /** Null of a text that holds what the editor has no marks for. */
  readonly read: (text: string) => Node | null;
  readonly write: (doc: Node) => string;
  readonly actions: readonly ActionName[];
};

export const FORMATS: Readonly<Record<Format, FormatRow>> = {
  listing: {
    read: readListingText,
    write: listingTextOf,
    actions: ["strong", "em", "bulletList", "orderedList"],
  },
  page: {
    read: readMarkdown,
    write: markdownOf,
    actions: ["strong", "em", "heading", "subheading", "bulletList", "orderedList", "link"],
  },
};
