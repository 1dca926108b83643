import type { TextFormat } from "./text-format.ts";
import { listingTextOf } from "./html-of.ts";
import { readListingText } from "./read-listing-text.ts";

/** Plain text, or HTML of a few tags. */
export const FORMAT: TextFormat = {
  read: readListingText,
  write: listingTextOf,
  actions: ["strong", "em", "bulletList", "orderedList"],
};
